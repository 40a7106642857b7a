import type { State } from '@trilha/contracts/vacancies/enums'

export type DemoState = {
  state: State
  region: 'N' | 'NE' | 'CO' | 'SE' | 'S'
  /** Relative number of vacancies. */
  weight: number
  /** Pay relative to São Paulo. */
  pay: number
  /** The largest first. */
  cities: string[]
}

// state region | weight | pay | cities
const table = `
SP SE | 215 | 1.00 | São Paulo, Guarulhos, Campinas, São Bernardo do Campo, Santo André, Sorocaba, Ribeirão Preto, Santos, São José dos Campos, Bauru
MG SE | 120 | 0.93 | Belo Horizonte, Contagem, Uberlândia, Betim, Juiz de Fora, Montes Claros, Governador Valadares, Ouro Preto, Poços de Caldas
RJ SE | 80 | 0.98 | Rio de Janeiro, São Gonçalo, Duque de Caxias, Niterói, Nova Iguaçu, Petrópolis, Macaé
ES SE | 24 | 0.92 | Vitória, Vila Velha, Serra, Cariacica, Linhares
PR S | 62 | 0.97 | Curitiba, Londrina, Maringá, Cascavel, Ponta Grossa, Foz do Iguaçu
SC S | 56 | 0.99 | Joinville, Florianópolis, Blumenau, Chapecó, Itajaí, Criciúma
RS S | 60 | 0.97 | Porto Alegre, Caxias do Sul, Canoas, Pelotas, Santa Maria, Novo Hamburgo
DF CO | 32 | 1.04 | Brasília
GO CO | 40 | 0.92 | Goiânia, Aparecida de Goiânia, Anápolis, Rio Verde
MT CO | 24 | 0.95 | Cuiabá, Várzea Grande, Rondonópolis, Sorriso, Sinop
MS CO | 18 | 0.92 | Campo Grande, Dourados, Três Lagoas, Bonito
BA NE | 54 | 0.86 | Salvador, Feira de Santana, Vitória da Conquista, Camaçari, Ilhéus
PE NE | 42 | 0.86 | Recife, Jaboatão dos Guararapes, Olinda, Caruaru, Petrolina
CE NE | 40 | 0.85 | Fortaleza, Caucaia, Juazeiro do Norte, Sobral, Maracanaú
MA NE | 18 | 0.83 | São Luís, Imperatriz, Timon, Balsas
RN NE | 18 | 0.85 | Natal, Mossoró, Parnamirim
PB NE | 18 | 0.84 | João Pessoa, Campina Grande, Patos
AL NE | 16 | 0.84 | Maceió, Arapiraca
SE NE | 14 | 0.85 | Aracaju, Nossa Senhora do Socorro, Itabaiana
PI NE | 14 | 0.83 | Teresina, Parnaíba, Picos
PA N | 30 | 0.87 | Belém, Ananindeua, Santarém, Marabá, Parauapebas
AM N | 24 | 0.9 | Manaus, Parintins, Itacoatiara
RO N | 14 | 0.88 | Porto Velho, Ji-Paraná, Vilhena
TO N | 14 | 0.87 | Palmas, Araguaína, Gurupi
AC N | 10 | 0.86 | Rio Branco, Cruzeiro do Sul
AP N | 10 | 0.87 | Macapá, Santana
RR N | 10 | 0.88 | Boa Vista, Rorainópolis
`

export const demoStates: readonly DemoState[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [place = '', weight, pay, cities = ''] = line.split(' | ')
    const [state, region] = place.split(' ')
    return {
      state: state as State,
      region: region as DemoState['region'],
      weight: Number(weight),
      pay: Number(pay),
      cities: cities.split(', '),
    }
  })
