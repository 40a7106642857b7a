import type { State } from '@trilha/contracts/vacancies/enums'
import type { Field } from './roles/roles.types.ts'

/** An invented company. */
export type DemoCompany = {
  name: string
  /** Keys of the drawn logo (packages/web/ui/media/companyMarks.ts). */
  mark: string
  tone: string
  sector: string
  fields: Field[]
  size: number
  since: number
  home: { city: string; state: State }
  about: string
  /** True when it hires in its own state only, whatever its size. */
  local: boolean
}

const localCompanies = new Set([
  'Mercado Bom Vizinho',
  'Hospital Santa Aurora',
  'Fazenda Três Veredas',
  'Vale das Mangueiras',
  'Metalúrgica Serra Azul',
  'Tecelagem Rio Claro Novo',
  'Polo Sul Eletrônicos',
])

// name | mark tone | sector | fields | people | since | home | about
const table = `
Mercado Bom Vizinho | house-heart canary | Supermercados | food-retail | 1240 | 1987 | Contagem MG | Rede mineira de bairro, com 14 lojas em 5 cidades. 6 em cada 10 lideranças de loja começaram no caixa ou na reposição.
Conecta Atendimento | headset violet | Atendimento a clientes | contact | 3200 | 2009 | Belo Horizonte MG | Centrais de atendimento em casa e em três cidades. Equipamento e cadeira vão para a casa de quem trabalha a distância.
Farmácia Bem-Estar | cross mint | Farmácias | pharmacy | 860 | 1996 | Belo Horizonte MG | Farmácias de rua com sala de atendimento em todas as unidades. Paga a formação de quem começa no balcão.
Clínica Serena | heart-pulse rose | Clínicas e consultórios | health | 140 | 2004 | Betim MG | Clínica de especialidades com horário marcado e sala de espera vazia. A equipe decide a escala em conjunto.
Rota Certa Logística | road navy | Logística e transporte | logistics | 2100 | 1998 | Contagem MG | Entrega em todo o país a partir de nove centros. Nenhuma rota é fechada sem o tempo de descanso.
Araçá Tecnologia | fruit night | Tecnologia | tech | 420 | 2013 | Belo Horizonte MG | Sistemas para comércio e saúde. Metade da equipe começou em estágio ou no suporte.
Padaria Trigal | wheat straw | Padarias e confeitarias | food-retail | 58 | 1979 | Contagem MG | Três padarias de bairro com forno aceso desde as cinco da manhã.
Colégio Jatobá | tree leaf | Educação | education | 210 | 1968 | Belo Horizonte MG | Escola da educação infantil ao ensino médio, com formação mensal para quem trabalha nela.
Lumiar Energia Solar | sun cream | Energia solar | energy | 640 | 2014 | Belo Horizonte MG | Projeto, instalação e manutenção de sistemas solares em casas, comércios e no campo.
Hotel Pedra do Mar | wave ocean | Hotelaria | hotel restaurant | 180 | 1992 | Salvador BA | Hotel com vista para a baía, cozinha própria e programa de idiomas para a equipe.
Supermercados Varanda | fruit leaf | Supermercados | food-retail | 5400 | 1974 | São Paulo SP | Rede com lojas em 18 estados e escola própria de açougue, padaria e liderança.
Empório Quintal | leaf cream | Supermercados | food-retail | 320 | 2001 | Curitiba PR | Mercado de produtos frescos que compra direto de pequenos produtores.
Armazém Sertão Bom | sun brick | Atacado e varejo de alimentos | food-retail logistics | 1900 | 1983 | Caruaru PE | Atacarejo nascido na feira, hoje com lojas em onze estados.
Feira Norte Atacado | house-heart water | Atacado e varejo de alimentos | food-retail logistics | 760 | 1991 | Ananindeua PA | Abastece comércios ribeirinhos e bairros com barcos e caminhões próprios.
Ponto Alinhado Moda | key rose | Moda | shop | 980 | 1999 | Fortaleza CE | Lojas de roupa com fábrica própria e prova de roupa sem pressa.
Passo Firme Calçados | gear brick | Calçados | shop industry | 2600 | 1971 | Novo Hamburgo RS | Da palmilha à vitrine: fábricas no Sul e lojas em todo o país.
Casa Alecrim | house-heart mint | Casa e decoração | shop | 450 | 2006 | Campinas SP | Lojas de casa e jardim com oficinas gratuitas aos sábados.
Livraria Pé de Página | book cream | Livros e papelaria | shop education | 120 | 1985 | Porto Alegre RS | Livrarias com clube de leitura e café em cada loja.
Eletro Cajueiro | bolt canary | Eletrodomésticos | shop logistics | 1700 | 1989 | Natal RN | Lojas de eletro e móveis, com entrega e montagem próprias.
Drogaria Flor de Lótus | leaf rose | Farmácias | pharmacy | 1500 | 1981 | Goiânia GO | Farmácias em cidades pequenas e médias, com plantão combinado.
Farmácias Boa Hora | heart-pulse canary | Farmácias | pharmacy | 3900 | 1978 | São Paulo SP | Rede com plantão 24 horas e programa de bolsa para quem quer se formar em farmácia.
Voz Clara Relacionamento | headset water | Atendimento a clientes | contact | 4100 | 2003 | Maceió AL | Atendimento por voz e texto com pausas respeitadas e metas combinadas com a equipe.
Ponte Digital Suporte | wave violet | Atendimento a clientes | contact tech | 880 | 2016 | Florianópolis SC | Suporte técnico por chat para lojas virtuais e aplicativos.
Pousada Canto da Siriema | tree straw | Hotelaria | hotel | 42 | 2008 | Bonito MS | Pousada de natureza com guias da região e horta própria.
Hotéis Maré Mansa | wave water | Hotelaria | hotel restaurant | 1300 | 1986 | Florianópolis SC | Hotéis de praia com alojamento e escala combinada para a temporada.
Estalagem Ouro Velho | key straw | Hotelaria | hotel | 64 | 1994 | Ouro Preto MG | Casarão restaurado com 28 quartos e café da manhã de fazenda.
Cantina Nona Tereza | cup brick | Restaurantes | restaurant | 95 | 1962 | Caxias do Sul RS | Massas feitas à mão no almoço e no jantar, com gorjeta dividida por igual.
Sabor de Igarapé | fruit ocean | Restaurantes | restaurant | 130 | 2005 | Belém PA | Cozinha amazônica com compra direta de comunidades ribeirinhas.
Cozinha Mandacaru | leaf brick | Refeições coletivas | restaurant | 1600 | 1997 | Recife PE | Refeições para empresas, escolas e hospitais, com nutrição em cada cozinha.
Café Serra Alta | cup straw | Cafeterias | restaurant food-retail | 380 | 2011 | Poços de Caldas MG | Torra própria e 31 cafeterias. Curso de barista pago para quem entra.
Estúdio Cacho & Cor | key violet | Beleza e estética | beauty | 36 | 2012 | Rio de Janeiro RJ | Salão especializado em cabelos crespos e cacheados.
Espaço Flor do Cerrado | leaf violet | Beleza e estética | beauty | 85 | 2009 | Brasília DF | Salões e estética com agenda digital e repasse semanal.
Brilho Limpo Serviços | house-heart water | Limpeza e conservação | facilities | 6200 | 1990 | São Paulo SP | Limpeza e manutenção de escolas, hospitais e escritórios em 22 estados.
Zelar Facilities | key mint | Limpeza e conservação | facilities security | 2400 | 2002 | Rio de Janeiro RJ | Portaria, limpeza e manutenção com registro desde o primeiro dia.
Guardiã Segurança | key navy | Segurança patrimonial | security | 1800 | 1995 | Vitória ES | Vigilância e portaria com escala divulgada com um mês de antecedência.
Trilho Forte Cargas | road brick | Logística e transporte | logistics auto | 1450 | 1980 | Cuiabá MT | Transporte de grãos e cargas gerais, com oficina própria e pontos de parada seguros.
Vai & Volta Entregas | road canary | Entregas urbanas | logistics | 2900 | 2017 | São Paulo SP | Entregas de última milha com base fixa, banheiro e água em cada ponto de apoio.
Navega Rio Transportes | wave navy | Transporte fluvial | logistics | 390 | 1993 | Manaus AM | Liga cidades do Amazonas e do Pará com balsas e armazéns próprios.
Oficina Motor Amigo | gear navy | Oficinas mecânicas | auto | 75 | 2000 | Joinville SC | Oficina que explica o orçamento e forma aprendizes da escola técnica vizinha.
Auto Center Estrada Real | gear canary | Oficinas mecânicas | auto shop | 540 | 1988 | Juiz de Fora MG | Pneus, freios e revisão em 23 unidades, com plano de carreira por etapas.
Metalúrgica Serra Azul | gear ocean | Metalurgia | industry | 980 | 1969 | Caxias do Sul RS | Peças para máquinas agrícolas e ônibus, com escola técnica dentro da fábrica.
Tecelagem Rio Claro Novo | wave rose | Têxtil e confecção | industry | 720 | 1958 | Blumenau SC | Tecidos e malhas com energia de fonte limpa e creche ao lado da fábrica.
Alimentos Terra Boa | wheat leaf | Indústria de alimentos | industry food-retail | 4300 | 1976 | Chapecó SC | Massas, biscoitos e congelados feitos em cinco fábricas.
Embalagens Jequitibá | tree navy | Embalagens | industry | 610 | 1984 | Sorocaba SP | Caixas de papel reciclado para comércio e indústria.
Polo Sul Eletrônicos | bolt night | Eletroeletrônicos | industry tech | 2200 | 1994 | Manaus AM | Monta televisores e roteadores no polo industrial, com transporte e refeição.
Cerâmica Barro Novo | fruit brick | Cerâmica e revestimentos | industry construction | 430 | 1977 | Teresina PI | Telhas, tijolos e revestimentos com forno a gás natural.
Construtora Alicerce Vivo | key ocean | Construção civil | construction | 1700 | 1982 | Goiânia GO | Moradia popular e escolas, com alfabetização no canteiro.
Prumo Engenharia | gear cream | Construção civil | construction | 560 | 2000 | Palmas TO | Escolas, postos de saúde e pontes, com equipe própria em cada obra.
Obra Clara Reformas | house-heart straw | Construção civil | construction facilities | 150 | 2015 | Brasília DF | Reformas com prazo em contrato e equipe registrada.
Sopro Energia | bolt mint | Energia eólica e solar | energy | 1250 | 2010 | Mossoró RN | Parques de vento e sol com cursos técnicos nas cidades onde chega.
Fazenda Três Veredas | wheat canary | Agricultura | agro | 890 | 1966 | Sorriso MT | Grãos e algodão com alojamento, transporte e refeição.
Vale das Mangueiras | fruit cream | Fruticultura | agro | 1100 | 1988 | Petrolina PE | Manga e uva irrigadas para o Brasil e para fora, com contrato por safra.
Cooperativa Raiz Comum | leaf straw | Cooperativa | agro | 260 | 2003 | Rio Branco AC | Castanha, polpas e reciclagem, com decisões em assembleia.
Roraima Verde Agro | tree mint | Agricultura | agro logistics | 210 | 1999 | Boa Vista RR | Arroz, milho e assistência técnica a pequenos produtores.
Contábil Ponto a Ponto | book navy | Contabilidade | office | 110 | 1998 | Macapá AP | Escritório que cuida das contas de mais de 700 pequenos negócios.
Seguros Abraço | heart-pulse navy | Seguros | office contact | 1350 | 1972 | Curitiba PR | Seguros de vida, casa e colheita com atendimento humano do começo ao fim.
Buriti Software | tree violet | Tecnologia | tech | 310 | 2012 | Brasília DF | Sistemas públicos acessíveis, feitos com quem vai usar.
Mangue Dados | wave night | Tecnologia | tech | 190 | 2015 | Recife PE | Dados e aplicativos para cidades, com horário flexível e equipe em 11 estados.
Hospital Santa Aurora | heart-pulse mint | Hospitais | health care | 2700 | 1954 | Porto Velho RO | Hospital geral com residência, creche e escala divulgada com antecedência.
Instituto Mãos Dadas | heart-pulse canary | Cuidado e educação social | care education | 340 | 1991 | Aracaju SE | Cuidado em casa, cursos livres e apoio a famílias em toda a região.
`

export const demoCompanies: readonly DemoCompany[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', logo = '', sector = '', fields = '', size, since, home = '', about = ''] =
      line.split(' | ')
    const [mark = '', tone = ''] = logo.split(' ')
    return {
      name,
      mark,
      tone,
      sector,
      fields: fields.split(' ') as Field[],
      size: Number(size),
      since: Number(since),
      home: { city: home.slice(0, -3), state: home.slice(-2) as State },
      about,
      local: localCompanies.has(name),
    }
  })

/** Root and branch of an unused CNPJ; each company in the list gets a higher number. */
export const cnpjRoot = (index: number): string => `${90_000_001 + index * 137}0001`
