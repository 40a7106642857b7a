import { placeKey } from './places.names.ts'

/**
 * Large municipalities that are no capitals, roughly by size. The order decides only which of several
 * municipalities that fit a text comes first.
 */
const largest = `
  Guarulhos SP, Campinas SP, São Gonçalo RJ, Duque de Caxias RJ, Nova Iguaçu RJ, São Bernardo do
  Campo SP, Santo André SP, Osasco SP, Sorocaba SP, Uberlândia MG, Ribeirão Preto SP, São José dos
  Campos SP, Jaboatão dos Guararapes PE, Contagem MG, Joinville SC, Feira de Santana BA, Londrina
  PR, Juiz de Fora MG, Aparecida de Goiânia GO, Serra ES, Campos dos Goytacazes RJ, Belford Roxo
  RJ, Niterói RJ, São José do Rio Preto SP, Ananindeua PA, Vila Velha ES, Caxias do Sul RS, Mogi
  das Cruzes SP, Jundiaí SP, São João de Meriti RJ, Piracicaba SP, Campina Grande PB, Santos SP,
  Maringá PR, Mauá SP, Montes Claros MG, Diadema SP, Betim MG, Anápolis GO, Carapicuíba SP, Bauru
  SP, Petrolina PE, Vitória da Conquista BA, Itaquaquecetuba SP, Cariacica ES, Caruaru PE,
  Blumenau SC, Franca SP, Ponta Grossa PR, Praia Grande SP, Caucaia CE, Cascavel PR, Olinda PE,
  Canoas RS, Uberaba MG, Paulista PE, Ribeirão das Neves MG, São José dos Pinhais PR, São Vicente
  SP, Barueri SP, Limeira SP, Taubaté SP, Suzano SP, Governador Valadares MG, Camaçari BA, Várzea
  Grande MT, Santa Maria RS, Petrópolis RJ, Foz do Iguaçu PR, Sumaré SP, Pelotas RS, Gravataí RS,
  Volta Redonda RJ, Marabá PA, Taboão da Serra SP, Juazeiro do Norte CE, Imperatriz MA, Mossoró
  RN, Parauapebas PA, São José SC, Chapecó SC, São Carlos SP, Embu das Artes SP, Itajaí SC, Macaé
  RJ, Santa Luzia MG, Ipatinga MG, Dourados MS, Sete Lagoas MG, Indaiatuba SP, Americana SP, Cotia
  SP, Araraquara SP, Novo Hamburgo RS, Juazeiro BA, Rondonópolis MT, Jacareí SP, Divinópolis MG,
  Parnamirim RN, Marília SP, Itapevi SP, Maracanaú CE, Magé RJ, Hortolândia SP, Itaboraí RJ,
  Arapiraca AL, Presidente Prudente SP, Rio Verde GO, São Leopoldo RS, Colombo PR, Criciúma SC,
  Águas Lindas de Goiás GO, Palhoça SC, Passo Fundo RS, Itabuna BA, Castanhal PA, Lauro de Freitas
  BA, Luziânia GO, Cabo Frio RJ, Sobral CE, Nossa Senhora do Socorro SE, Rio Claro SP, Sinop MT,
  Santarém PA, Cabo de Santo Agostinho PE, Angra dos Reis RJ, Araçatuba SP, Santa Bárbara d'Oeste
  SP, Nova Friburgo RJ, Ferraz de Vasconcelos SP, Valparaíso de Goiás GO, Guarapuava PR, Jaraguá
  do Sul SC, Ibirité MG, Poços de Caldas MG, Francisco Morato SP, Guarujá SP, Itapecerica da Serra
  SP, Pindamonhangaba SP, Bragança Paulista SP, Teresópolis RJ, Barra Mansa RJ, Linhares ES,
  Cachoeiro de Itapemirim ES, Timon MA, Caxias MA, Camaragibe PE, Garanhuns PE, Barreiras BA,
  Ilhéus BA, Jequié BA, Alagoinhas BA, Porto Seguro BA, Teixeira de Freitas BA, Patos de Minas MG,
  Pouso Alegre MG, Varginha MG, Teófilo Otoni MG, Conselheiro Lafaiete MG, Araguaína TO, Ji-Paraná
  RO, Parnaíba PI, Três Lagoas MS, Corumbá MS, Toledo PR, Paranaguá PR, Apucarana PR, Araucária
  PR, Balneário Camboriú SC, Lages SC, Brusque SC, Tubarão SC, Rio Grande RS, Alvorada RS, Viamão
  RS, Cachoeirinha RS, Sapucaia do Sul RS, Santa Cruz do Sul RS, Bagé RS, Bento Gonçalves RS,
  Uruguaiana RS, Erechim RS, São Caetano do Sul SP, Itu SP, Itapetininga SP, Mogi Guaçu SP,
  Botucatu SP, Araras SP, Jaú SP, Atibaia SP, Valinhos SP, Sertãozinho SP, Catanduva SP, Barretos
  SP, Birigui SP, Votorantim SP, Paulínia SP, Trindade GO, Formosa GO, Catalão GO, Itumbiara GO,
  Senador Canedo GO, Crato CE, Itapipoca CE, Queimados RJ, Resende RJ, Maricá RJ, Mesquita RJ,
  Nilópolis RJ, Santa Rita PB, Patos PB
`

/** Position in the list, by the key of name and state: `guarulhos sp`. */
export const largestPositions: ReadonlyMap<string, number> = new Map(
  largest.split(',').map((name, position) => [placeKey(name), position]),
)
