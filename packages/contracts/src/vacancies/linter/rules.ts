import type { ContractType } from '../enums.ts'
import { isLabourLaw, longExperience, type Hit } from './experience.ts'
import type { LawId } from './laws.ts'

/**
 * Rules of the linter. Their input is folded: lower case, without accents and tags, HTML blocks on
 * separate lines.
 */

export type LintContext = {
  contractType: ContractType
  affirmativeFor: readonly string[]
  deficiency: 'welcome' | 'exclusive' | null
  /** The folded role name: the kind of work can justify a demand. */
  role: string
}
export type FieldContext = LintContext & { field: string }

export const lintRuleIds = [
  'experience',
  'trial',
  'pregnancy',
  'sex',
  'gendered-role',
  'age',
  'young',
  'race',
  'family',
  'looks',
  'body',
  'photo',
  'health',
  'medical-report',
  'religion',
  'union',
  'criminal-record',
  'credit',
  'origin',
  'address',
] as const
export type LintRuleId = (typeof lintRuleIds)[number]

export type LintRule = {
  id: LintRuleId
  law: LawId
  /** Fields to which the rule applies; absent: all. */
  only?: (field: string) => boolean
  find: (folded: string, context: FieldContext) => Hit[]
  /** Null if the passage is lawful in this vacancy, for example because of its affirmative tag. */
  severity: (context: LintContext, matched: string) => 'block' | 'warn' | null
  rewrite: (matched: string) => string | null
}

/** All matches of any of the patterns. */
const phrases =
  (...patterns: RegExp[]) =>
  (text: string): Hit[] =>
    patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].map((match) => ({
        start: match.index,
        end: match.index + match[0].length,
        matched: match[0],
      })),
    )
const block = () => 'block' as const
const warn = () => 'warn' as const
const remove = () => ''
const replaceWith = (text: string) => () => text

/** A trial contract of more than 90 days. */
const longTrial =
  /\b(?:contrato|periodo) de experiencia(?::| (?:inicial|total|de|com|por|dura|duracao))* (?:(?:9[1-9]|[1-9]\d{2,}) dias|(?:[4-9]|[1-9]\d+|quatro|cinco|seis|sete|oito|nove|dez|onze|doze) meses|(?:\d+|um|dois) anos?)\b/g

const people = '(?:hom(?:em|ens)|mulher(?:es)?|mocas?|rapaz(?:es)?|meninas?|meninos?)'
const onlyFor =
  '(?:somente|apenas|so|exclusiv[oa]s?(?: para)?|exclusivamente(?: para)?|preferencia(?:lmente)?(?: por| para)?|vagas? (?:exclusivas? )?para|procuramos(?: um| uma)?|contrata-?se|precisa(?:-?se|mos) de(?: um| uma)?)'
const sexes = phrases(
  /\b(?:preferencialmente )?(?:(?:ser |pessoas? )?do )?(?:sexo|genero):? (?:masculino|feminino)\b/g,
  // Lawful if both sexes are named, as that means everybody.
  new RegExp(`\\b${onlyFor} ${people}\\b(?! (?:e|ou) ${people})`, 'g'),
  /\b(?:candidat[oa]s?|profissiona(?:l|is)|perfil) (?:do genero )?(?:masculin[oa]s?|feminin[oa]s?)\b/g,
  /(?<!\bleite )\b(?:mocas?|rapaz(?:es)?)\b/g,
)
/** "Auxiliar feminino", but not "Vendedor de moda feminina". */
const sexOfRole = phrases(
  /(?<!\b(?:moda|roupas?|linha|setor|vestuario|futebol|volei|basquete|calcados?|publico|perfumaria|estetica|corte) )\b(?:feminin[oa]|masculin[oa])\b/g,
)

function withoutSex(matched: string): string {
  if (/sexo|genero:?/.test(matched) && /(?:masculin|feminin)o$/.test(matched)) return ''
  if (/^(?:feminin|masculin)/.test(matched)) return ''
  if (/^(?:somente|apenas|so |exclusiv|preferencia)/.test(matched)) return 'todas as pessoas'
  if (/(?:masculin|feminin)[oa]s?$/.test(matched))
    return matched.split(' ')[0] === 'perfil' ? 'perfil' : 'pessoas'
  return matched
    .replace(/(?:homens|mulheres|mocas|rapazes|meninas|meninos)$/, 'pessoas')
    .replace(/(?:homem|mulher|moca|rapaz|menina|menino)$/, 'pessoa')
}

/** Feminine job titles, with an inclusive form. */
const inclusiveTitles: Record<string, string> = {
  vendedora: 'Vendedor(a)',
  enfermeira: 'Enfermeiro(a)',
  cozinheira: 'Cozinheiro(a)',
  faxineira: 'Profissional de limpeza',
  camareira: 'Camareiro(a)',
  garconete: 'Garçom ou garçonete',
  costureira: 'Costureiro(a)',
  operadora: 'Operador(a)',
  professora: 'Professor(a)',
  copeira: 'Copeiro(a)',
  cuidadora: 'Cuidador(a)',
  promotora: 'Promotor(a)',
  cabeleireira: 'Cabeleireiro(a)',
  domestica: 'Trabalhador(a) doméstico(a)',
}

/** Excludes numbers of years that are a duration and not an age. */
const notAge = '(?! (?:completos? )?de (?!idade)| no mercado| de mercado| em | na | atuando)'
/** Excludes ages of the people that the job serves, such as pupils or patients. */
const served =
  '(?<!\\b(?:criancas?|alun[oa]s?|turmas?|estudantes|jovens|adolescentes|clientes|pacientes|publico|idosos?|bebes) (?:entre |com |na faixa |de |dos )*)'
const ages = phrases(
  new RegExp(
    `${served}\\b(?:com )?(?:idade )?(?:de )?(?:ate|no maximo|maximo de|menos de|abaixo de) \\d{2} ?anos(?: de idade)?\\b${notAge}`,
    'g',
  ),
  new RegExp(
    `${served}\\b(?:idade )?(?:de |entre )?\\d{2}(?: anos)? (?:a|e|ate) \\d{2} ?anos(?: de idade)?\\b${notAge}`,
    'g',
  ),
  new RegExp(
    `${served}\\b(?:idade )?(?:acima de|a partir de|maior(?:es)? de|minima de|superior a) \\d{2} ?anos(?: de idade)?\\b${notAge}`,
    'g',
  ),
  /\bidade(?: (?:maxima|limite|entre|ate|desejada)\b|: ?(?:de|ate|entre)?)[^.;\n\d]{0,12}\d{2}(?: (?:a|e|ate) \d{2})?(?: ?anos)?/g,
  /\bfaixa etaria (?:de |entre |desejada:? )+\d{2}(?: ?(?:a|e|ate) ?\d{2})?(?: ?anos)?/g,
)

/**
 * Null for ages that the law requires: minimum ages, and 14 to 24 for apprentices. Null too for a
 * minimum from 50 on in a vacancy with the tag 50+.
 */
function ageSeverity(context: LintContext, matched: string): 'block' | null {
  const years = [...matched.matchAll(/\d{2}/g)].map(Number)
  const isMinimum = /acima|partir|maior|minima|superior/.test(matched)
  if (isMinimum && years.every((year) => [14, 16, 18, 21].includes(year))) return null
  if (context.contractType === 'apprentice' && years.every((year) => year >= 14 && year <= 24))
    return null
  if (isMinimum && context.affirmativeFor.includes('50+') && years.every((year) => year >= 50))
    return null
  return 'block'
}

const races = phrases(
  /(?<!\b(?:para|de|a|na) )\bpele (?:clara|escura|branca|negra|morena)\b/g,
  new RegExp(
    `\\b${onlyFor} (?:pessoas |candidat[oa]s |profissionais )?(?:branc[oa]s?|negr[oa]s?|pret[oa]s?|pard[oa]s?|indigenas?|japones(?:es|as)?|orientais)\\b`,
    'g',
  ),
)

/**
 * Work that can require criminal records (TST, IRR 243000): care, homes, cargo, banks, arms,
 * poisons, sharp farm tools.
 */
const rolesWithRecords =
  /\b(?:vigilante|seguranca (?:armad|patrimonial|pessoal)|escolta|carro.forte|transporte de valores|cuidador|baba\b|bercarista|creche|domestic|motorista|caminhoneiro|carreteiro|bancari|tesouraria|armeir|explosiv|agrotoxic|cortador(?:\(?a\)?)? de cana)/
const bankRoles = /\b(?:bancari|banco|tesouraria|transporte de valores)/

export const lintRules: readonly LintRule[] = [
  {
    id: 'experience',
    law: 'clt-442-a',
    only: (field) => !field.startsWith('niceToHave'),
    find: (text) => longExperience(text),
    severity: ({ contractType }) => (isLabourLaw(contractType) ? 'block' : null),
    rewrite: replaceWith('experiência desejável'),
  },
  {
    id: 'trial',
    law: 'clt-445',
    find: phrases(longTrial),
    severity: ({ contractType }) => (isLabourLaw(contractType) ? 'block' : null),
    rewrite: replaceWith('contrato de experiência de até 90 dias'),
  },
  {
    id: 'pregnancy',
    law: 'lei-9029-2',
    find: phrases(
      /\b(?:com )?(?:teste|exame|atestado|laudo) (?:negativo )?de (?:gravidez|esterilizacao|esterilidade|laqueadura)\b/g,
      /\b(?:nao (?:estar|esteja|pode estar|ser) (?:gravida|gestante)|pretende engravidar|esta gravida)\b/g,
    ),
    severity: block,
    rewrite: remove,
  },
  {
    id: 'sex',
    law: 'clt-373-a',
    find: (text, { field }) => [...sexes(text), ...(field === 'roleName' ? sexOfRole(text) : [])],
    severity: ({ affirmativeFor }, matched) =>
      affirmativeFor.includes('mulheres') && !/hom(?:em|ens)|masculin|rapaz|menino/.test(matched)
        ? null
        : // Alone, these words can mean the people that the job serves.
          /^(?:mocas?|rapaz(?:es)?)$/.test(matched)
          ? 'warn'
          : 'block',
    rewrite: withoutSex,
  },
  {
    id: 'gendered-role',
    law: 'clt-373-a',
    only: (field) => field === 'roleName',
    find: phrases(new RegExp(`^(?:${Object.keys(inclusiveTitles).join('|')})\\b(?! ?[(/])`, 'g')),
    severity: ({ affirmativeFor }) => (affirmativeFor.includes('mulheres') ? null : 'warn'),
    rewrite: (matched) => inclusiveTitles[matched] ?? null,
  },
  { id: 'age', law: 'clt-373-a', find: ages, severity: ageSeverity, rewrite: remove },
  {
    id: 'young',
    law: 'clt-373-a',
    find: phrases(/\b(?:perfil|equipe|time|ambiente|pessoas?) jove(?:m|ns)\b(?! aprendiz)/g),
    severity: ({ contractType }) => (contractType === 'apprentice' ? null : 'warn'),
    rewrite: (matched) => matched.split(' ')[0] ?? '',
  },
  {
    id: 'race',
    law: 'clt-373-a',
    find: races,
    severity: ({ affirmativeFor }, matched) => {
      if (/negr|pret|pard/.test(matched) && affirmativeFor.includes('pessoas negras')) return null
      return /indigen/.test(matched) && affirmativeFor.includes('indígenas') ? null : 'block'
    },
    rewrite: (matched) => {
      if (matched.startsWith('pele')) return ''
      return /^vagas? /.test(matched) ? 'vaga para todas as pessoas' : 'todas as pessoas'
    },
  },
  {
    id: 'family',
    law: 'clt-373-a',
    find: phrases(
      /\b(?:sem filhos(?: pequenos)?|nao (?:ter|tenha|possuir|possua) filhos(?: pequenos)?|estado civil(?:: ?\w+)?)\b/g,
      /(?<!\b(?:vendas?|operac\w+|produtos?) )\b(?:ser |preferencialmente )?(?:solteir|casad|divorciad|viuv)[oa]s?\b(?:\([oa]\)|\/[oa]\b)?/g,
      /\b(?:voce (?:tem|possui)|pretende ter|quantos) filhos\b/g,
    ),
    severity: block,
    rewrite: remove,
  },
  {
    id: 'looks',
    law: 'lei-9029-1',
    find: phrases(
      /\b(?:boa|otima|excelente|bela) aparencia(?: fisica)?\b/g,
      /\baparencia (?:impecavel|agradavel|fisica)\b/g,
    ),
    severity: block,
    rewrite: replaceWith('cordialidade no atendimento'),
  },
  {
    id: 'body',
    law: 'lei-9029-1',
    find: phrases(
      /\b(?:altura|peso|estatura) (?:minim[ao]|maxim[ao])(?: de)?(?: \d+(?:[.,]\d+)? ?(?:m|cm|kg|metros?)?\b)?/g,
      /\bmanequim \d{2}\b/g,
      /\bsem (?:tatuagens?|piercings?)(?: (?:a mostra|visiveis|aparentes))?/g,
      /\bboa apresentacao pessoal\b/g,
    ),
    severity: warn,
    rewrite: remove,
  },
  {
    id: 'photo',
    law: 'lei-9029-1',
    find: phrases(
      /\b(?:(?:curriculo|cv) com foto|(?:enviar|anexar|mandar) (?:uma )?foto|foto (?:atual|recente|no curriculo|de (?:rosto|corpo)))\b/g,
    ),
    severity: warn,
    rewrite: (matched) => (/^curriculo|^cv/.test(matched) ? 'currículo' : ''),
  },
  {
    id: 'health',
    law: 'lei-9029-1',
    find: phrases(
      /\b(?:sem|nao (?:ter|possuir|pode ter)) (?:nenhum[a]? )?(?:deficiencias?|doencas?(?: \w+)?|problemas? de saude|restric(?:ao|oes) medicas?)\b/g,
      /\b(?:boa|perfeita|otima) saude\b(?! (?:financeira|organizacional|mental da))/g,
      /\b(?:exame|teste) de (?:hiv|aids)\b/g,
      /\bnao (?:ser )?fumantes?\b/g,
    ),
    severity: block,
    rewrite: remove,
  },
  {
    id: 'medical-report',
    law: 'lei-9029-1',
    find: phrases(
      /\b(?:enviar|anexar|apresentar|trazer|possuir|ter|necessario|obrigatorio) (?:o |um )?laudo(?: (?:medico|caracterizador|pcd|atualizado))*(?: com cid)?/g,
      /\blaudo (?:medico )?(?:atualizado|obrigatorio|em maos|no curriculo|com cid)\b/g,
      /\b(?:informar|numero do|qual) (?:o )?cid\b/g,
    ),
    severity: warn,
    rewrite: remove,
  },
  {
    id: 'religion',
    law: 'lei-9029-1',
    find: phrases(
      /\b(?:ser|seja|preferencia(?:lmente)?(?: por)?|de preferencia) (?:pessoas? )?(?:evangelic[oa]s?|catolic[oa]s?|crist(?:a|ao|aos|as)|espiritas?|judi?[aeu]u?s?)\b/g,
      /\bqual (?:e )?(?:a )?sua religiao\b/g,
      /\btementes? a deus\b/g,
    ),
    severity: block,
    rewrite: remove,
  },
  {
    id: 'union',
    law: 'lei-9029-1',
    find: phrases(
      /\b(?:sem|nao (?:ter|possuir)) (?:filiacao|vinculo) (?:sindical|partidari[ao])\b/g,
      /\bnao (?:ser |estar )?(?:sindicalizad[oa]s?|filiad[oa]s? a (?:sindicato|partido)s?)\b/g,
      /\b(?:sem|nao (?:ter|possuir)) (?:processos?|ac(?:ao|oes)) trabalhistas?\b/g,
    ),
    severity: block,
    rewrite: remove,
  },
  {
    id: 'criminal-record',
    law: 'tst-irr-243000',
    find: phrases(
      /\b(?:(?:apresentar |sem )?(?:(?:certidao|atestado|folha|ficha) (?:negativa )?(?:de |d[oe]s )?)?(?:bons antecedentes|antecedentes (?:criminais|penais)))\b/g,
      // The same documents under other names.
      /\bcertid(?:ao|oes) (?:negativas? )?(?:d[aeo]s? (?:distribuidor(?:es)? |feitos? |justica )?)?crimina(?:l|is)\b/g,
      /\b(?:certidao de |atestado de )?nada consta(?: criminal)?\b/g,
      /\bfolha corrida\b/g,
      /\bficha (?:criminal|limpa)(?: na policia)?\b/g,
      /\bsem passagem pela policia\b/g,
    ),
    severity: ({ role }) => (rolesWithRecords.test(role) ? 'warn' : 'block'),
    rewrite: remove,
  },
  {
    id: 'credit',
    law: 'lei-9029-1',
    find: phrases(
      /\bnome (?:limpo|sujo)(?: (?:no|na|em) (?:spc|serasa|praca))?\b/g,
      /\b(?:sem |nao (?:ter|possuir) )?restric(?:ao|oes) (?:no|em) (?:nome|cpf)\b/g,
      /\b(?:sem |nao (?:ter|possuir) )?(?:restric(?:ao|oes)|consultas?|pendencias?) (?:ao|no|na|em|de) (?:spc|serasa|credito)(?: (?:e|ou) (?:spc|serasa))?\b/g,
      /\bnao (?:estar|ser|esteja) negativad[oa]\b/g,
    ),
    severity: ({ role }) => (bankRoles.test(role) ? 'warn' : 'block'),
    rewrite: remove,
  },
  {
    id: 'origin',
    law: 'lei-9029-1',
    find: phrases(/\bsem sotaque\b/g, /\b(?:ser )?brasileir[oa]s? nat[oa]s?\b/g),
    severity: block,
    rewrite: remove,
  },
  {
    id: 'address',
    law: 'lei-9029-1',
    find: phrases(
      /\b(?:morar|residir|more|resida) (?:perto|proxim[oa]|nas proximidades|no bairro|na regiao|em bairros? proximos?)\b/g,
    ),
    severity: warn,
    rewrite: replaceWith('chegar com facilidade'),
  },
]
