/**
 * Everyday job searches of Brazilians, to measure the precision of the search: what people type and
 * which titles of the synthetic vacancies (bench/vacancies/words.ts) they would call right.
 *
 * Written on 2026-11-27 before any result was seen, from the lists of role titles alone; don't
 * adapt a pattern to what the search finds. `right` judges titles only: whatever a vacancy's
 * schedule, place or keywords say, its title decides.
 */
export type EverydayQuery = {
  /** As people type it. */
  text: string
  kind:
    | 'plain'
    | 'gendered'
    | 'abbreviated'
    | 'misspelt'
    | 'colloquial'
    | 'two-words'
    | 'with-place'
    | 'requirement'
    | 'absent'
  /**
   * A pattern for folded titles (lower case, no accents) that this person would call right; null
   * when the corpus has no such work and "nothing found" or a clear "related" answer is right.
   */
  right: RegExp | null
}

/** `.{0,4}` matches the "(a)" of a title, or its "a". */
const seller = /vendedor|consultor.{0,4} de vendas/
const cleaner = /(auxiliar|ajudante) de limpeza|faxineir|servicos gerais|diarista/
const cashier = /operador.{0,4} de caixa|\bcaixa de (loja|supermercado)/
const counter = /atendente|balconista/
const office = /(auxiliar|assistente) administrativ|auxiliar de escritorio/
const factory = /(auxiliar|ajudante|operador.{0,4}) de producao/
const kitchen = /(auxiliar|ajudante) de cozinha/
const caller = /telemarketing|call.?center|teleatend/
const shelf = /repositor/
const reception = /recepcionista/
const nurseTechnician = /(tecnic.{1,4}|auxiliar) (de|em) enfermagem/
const nurse = /enfermeir/
const guard = /vigilante|\bvigia\b/
const doorkeeper = /porteir/
const waiter = /garcom|garconete/
const cook = /cozinheir/
const stock = /estoquista|auxiliar de (estoque|almoxarifado)|almoxarife/
const logistics = /auxiliar de (logistica|expedicao|estoque|almoxarifado)/
const mason = /pedreiro/
const apprentice = /aprendiz/
const electrician = /eletricist/
const mechanic = /mecanic.{1,4} de manutencao/
const welder = /soldador/
const forklift = /empilhadeira/
const driver = /motorista/
const courier = /entregador|motoboy|motofretista|motociclista/
const baker = /padeir/
const butcher = /acougueir/
const hairdresser = /cabeleireir/
const manicure = /manicure/
const nanny = /\bbaba\b/
const carer = /cuidador/
const safety = /tecnic.{1,4} (em|de) seguranca do trabalho/
const lawyer = /advogad/
const psychologist = /psicolog/
const pharmacist = /farmaceutic/
const civilEngineer = /engenheir.{1,4} civil/
const englishTeacher = /professor.{0,4} de ingles/

type Entry = readonly [text: string, right: RegExp | null]

const plain: readonly Entry[] = [
  ['vendedor', seller],
  ['auxiliar de limpeza', cleaner],
  ['operador de caixa', cashier],
  ['atendente', counter],
  ['auxiliar administrativo', office],
  ['auxiliar de produção', factory],
  ['motorista', driver],
  ['auxiliar de cozinha', kitchen],
  ['telemarketing', caller],
  ['repositor', shelf],
  ['recepcionista', reception],
  ['vigilante', guard],
  ['estoquista', stock],
  ['pedreiro', mason],
  ['jovem aprendiz', apprentice],
  ['eletricista', electrician],
  ['frentista', /frentista/],
  ['açougueiro', butcher],
  ['conferente', /conferente/],
  ['babá', nanny],
  ['nutricionista', /nutricionista/],
  ['dentista', /dentista|odontolog[oa]/],
  ['contador', /contador/],
  ['analista fiscal', /analista fiscal/],
  ['analista de dados', /(analista|cientista) de dados/],
  ['designer gráfico', /designer/],
  ['social media', /social media/],
  ['encanador', /encanador/],
  ['marceneiro', /marceneir/],
  ['borracheiro', /borracheir/],
  ['corretor de imóveis', /corretor.{0,4} de imoveis/],
  ['barbeiro', /barbeir/],
  ['pizzaiolo', /pizzaiol/],
  ['tratorista', /tratorista|operador.{0,4} de trator/],
  ['gerente de loja', /gerente de loja/],
]

const gendered: readonly Entry[] = [
  ['vendedora', seller],
  ['técnica de enfermagem', nurseTechnician],
  ['garçonete', waiter],
  ['enfermeira', nurse],
  ['cozinheira', cook],
  ['faxineira', cleaner],
  ['operadora de caixa', cashier],
  ['costureira', /costureir/],
  ['confeiteira', /confeiteir/],
  ['camareira', /camareir/],
  ['copeira', /copeir/],
  ['zeladora', /zelador/],
  ['cuidadora de idosos', carer],
  ['professora de inglês', englishTeacher],
  ['advogada', lawyer],
  ['psicóloga', psychologist],
  ['engenheira civil', civilEngineer],
  ['cabeleireira', hairdresser],
  ['médica', /\bmedic[oa]\b/],
  ['desenvolvedora', /desenvolvedor|programador/],
]

const abbreviated: readonly Entry[] = [
  ['aux adm', office],
  ['tec enf', nurseTechnician],
  ['op caixa', cashier],
  ['dev front', /front.?end|full.?stack/],
  ['dev java', /\bjava\b/],
  ['aux limpeza', cleaner],
  ['aux. cozinha', kitchen],
  ['aux prod', factory],
  ['assist adm', office],
  ['aux log', logistics],
  ['op empilhadeira', forklift],
  ['tec seg trabalho', safety],
  ['tst', safety],
  ['asb', /saude bucal/],
  ['rh', /recursos humanos|departamento pessoal|\brh\b/],
  ['assist dp', /departamento pessoal/],
  ['eng civil', civilEngineer],
  ['prof ingles', englishTeacher],
  ['estag direito', /estagiari.{1,4} de direito/],
  ['rep comercial', /representante comercial/],
]

const misspelt: readonly Entry[] = [
  ['recepsionista', reception],
  ['eletrecista', electrician],
  ['mecanico manutensao', mechanic],
  ['vendendor', seller],
  ['atendete', counter],
  ['garson', waiter],
  ['cosinheiro', cook],
  ['motorita', driver],
  ['auxiliar de limpesa', cleaner],
  ['enfermero', nurse],
  ['portero', doorkeeper],
  ['padero', baker],
  ['asougueiro', butcher],
  ['cabelereiro', hairdresser],
  ['manicuri', manicure],
  ['fisioterapelta', /fisioterapeuta/],
  ['auxiliar adimistrativo', office],
  ['repozitor', shelf],
  ['vijilante', guard],
  ['pedrero', mason],
  ['soudador', welder],
  ['pisicologo', psychologist],
  ['farmaseutico', pharmacist],
  ['operador de enpilhadeira', forklift],
  ['jovem aprendis', apprentice],
]

const colloquial: readonly Entry[] = [
  ['motogirl', courier],
  ['motoboy', courier],
  ['trabalhar de caixa', cashier],
  ['vaga de faxina', cleaner],
  ['serviços gerais', cleaner],
  ['mercado', /repositor|operador.{0,4} de (caixa|loja)|acougueir|supermercado/],
  ['diarista', cleaner],
  ['cuidar de idoso', carer],
  ['olhar criança', nanny],
  ['ajudante de pedreiro', /servente|ajudante de (obras?|pedreiro)/],
  ['fazer unha', manicure],
  ['segurança de loja', guard],
  ['call center', caller],
  ['posto de gasolina', /frentista/],
  ['emprego em padaria', /padeir|confeiteir|atendente|balconista/],
]

const twoWords: readonly Entry[] = [
  ['vendedor de calçados', seller],
  ['motorista carreta', /carret/],
  ['atendente de farmácia', counter],
  ['recepcionista de hotel', reception],
  ['faxineira de condomínio', cleaner],
  ['eletricista predial', electrician],
  ['pedreiro de acabamento', mason],
  ['cozinheiro de restaurante', cook],
  ['desenvolvedor java pleno', /\bjava\b/],
  ['professor de matemática ensino médio', /professor.{0,4} de matematica/],
]

const withPlace: readonly Entry[] = [
  ['porteiro em Campinas', doorkeeper],
  ['vendedor são paulo', seller],
  ['motorista curitiba', driver],
  ['auxiliar de limpeza em guarulhos', cleaner],
  ['recepcionista osasco', reception],
  ['tecnico de enfermagem belo horizonte', nurseTechnician],
  ['garçom em florianopolis', waiter],
  ['operador de caixa salvador', cashier],
  ['pedreiro goiania', mason],
  ['soldador em Joinville', welder],
]

/** Only what endings of titles say, so that a title can answer. */
const requirement: readonly Entry[] = [
  ['pcd', /\bpcd\b/],
  ['home office', /home.?office/],
  ['noturno', /noturn|\bnoite\b/],
  ['meio periodo', /meio periodo/],
  ['12x36', /12x36/],
]

const absent: readonly Entry[] = [
  ['apicultor', null],
  ['veterinario de cavalo', null],
  ['tatuador', null],
  ['piloto de drone', null],
  ['mergulhador', null],
  ['professor de violão', null],
  ['passeador de cachorro', null],
  ['juiz de futebol', null],
  ['maquinista de trem', null],
  ['comissária de bordo', null],
]

const ofKind = (kind: EverydayQuery['kind'], entries: readonly Entry[]): EverydayQuery[] =>
  entries.map(([text, right]) => ({ text, kind, right }))

export const everydayQueries: readonly EverydayQuery[] = [
  ...ofKind('plain', plain),
  ...ofKind('gendered', gendered),
  ...ofKind('abbreviated', abbreviated),
  ...ofKind('misspelt', misspelt),
  ...ofKind('colloquial', colloquial),
  ...ofKind('two-words', twoWords),
  ...ofKind('with-place', withPlace),
  ...ofKind('requirement', requirement),
  ...ofKind('absent', absent),
]
