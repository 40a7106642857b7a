import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asksForRecords, lint, applyRewrite, textsOf, type Advert, type Finding } from './linter.ts'
import { lintRuleIds, type LintRuleId } from './rules.ts'
import { asksTooMuchExperience } from './experience.ts'
import type { ContractType } from '../enums.ts'

type Context = Partial<Omit<Advert, 'texts'>> & { field?: string; role?: string; html?: boolean }

function findings(text: string, { field = 'description', role, html, ...context }: Context = {}) {
  return lint({
    contractType: 'clt',
    affirmativeFor: [],
    deficiency: 'welcome',
    ...context,
    texts: [
      ...(role ? [{ field: 'roleName', text: role }] : []),
      { field, text, ...(html && { html }) },
    ],
  }).filter((finding) => finding.field === field)
}

/** Expected findings: rule, severity, text, matched words, and the vacancy if it matters. */
const caught: [LintRuleId, Finding['severity'], string, string, Context?][] = [
  ['experience', 'block', 'Experiência de 2 anos com vendas', 'Experiência de 2 anos'],
  [
    'experience',
    'block',
    'Mínimo de 1 ano de experiência na função.',
    'Mínimo de 1 ano de experiência',
  ],
  ['experience', 'block', 'Ter vivência de dez meses em obra', 'vivência de dez meses'],
  ['experience', 'block', 'Experiência mínima de 12 meses', 'Experiência mínima de 12 meses'],
  [
    'experience',
    'block',
    'Pelo menos dois (2) anos de experiência comprovada em caixa',
    'Pelo menos dois (2) anos de experiência comprovada',
  ],
  ['experience', 'block', 'Atuação na área por 3 anos', 'Atuação na área por 3 anos'],
  ['experience', 'block', 'Experiência: mais de 5 anos', 'mais de 5 anos'],
  [
    'trial',
    'block',
    'CLT com contrato de experiência de 120 dias.',
    'contrato de experiência de 120 dias',
  ],
  ['trial', 'block', 'Período de experiência: 6 meses', 'Período de experiência: 6 meses'],
  ['sex', 'block', 'Vaga para pessoas do sexo masculino.', 'pessoas do sexo masculino'],
  ['sex', 'block', 'Somente homens.', 'Somente homens'],
  ['sex', 'block', 'Contrata-se moça para o balcão', 'Contrata-se moça'],
  ['sex', 'block', 'Precisamos de um rapaz para entregas', 'Precisamos de um rapaz'],
  ['sex', 'block', 'Sexo: masculino', 'Sexo: masculino'],
  ['sex', 'block', 'Preferencialmente do sexo feminino', 'Preferencialmente do sexo feminino'],
  ['sex', 'block', 'Vaga para homem', 'Vaga para homem'],
  ['sex', 'warn', 'Gostamos de moças educadas', 'moças'],
  ['experience', 'block', '5+ anos de experiência com React', '5+ anos de experiência'],
  ['experience', 'block', 'Experiência superior a 6 meses', 'Experiência superior a 6 meses'],
  ['experience', 'block', 'Mínimo de 2 anos na função', 'Mínimo de 2 anos na função'],
  ['age', 'block', 'Idade: até 40', 'Idade: até 40'],
  ['family', 'block', 'Solteiro(a)', 'Solteiro(a)'],
  ['credit', 'block', 'Não possuir restrições no nome', 'Não possuir restrições no nome'],
  ['sex', 'block', 'Preferência por mulheres', 'Preferência por mulheres'],
  ['sex', 'block', 'Candidatos masculinos', 'Candidatos masculinos'],
  ['sex', 'block', 'Auxiliar de produção feminino', 'feminino', { field: 'roleName' }],
  ['gendered-role', 'warn', 'Vendedora de calçados', 'Vendedora', { field: 'roleName' }],
  ['gendered-role', 'warn', 'Cozinheira', 'Cozinheira', { field: 'roleName' }],
  ['age', 'block', 'Ter até 35 anos', 'até 35 anos'],
  ['age', 'block', 'Idade entre 20 e 30 anos', 'Idade entre 20 e 30 anos'],
  ['age', 'block', 'Pessoas de 25 a 40 anos', 'de 25 a 40 anos'],
  ['age', 'block', 'Idade máxima: 45 anos', 'Idade máxima: 45 anos'],
  ['age', 'block', 'Acima de 25 anos', 'Acima de 25 anos'],
  ['age', 'block', 'Faixa etária de 18 a 28', 'Faixa etária de 18 a 28'],
  ['young', 'warn', 'Venha para um time jovem e animado', 'time jovem'],
  ['race', 'block', 'Pele clara', 'Pele clara'],
  ['race', 'block', 'Vaga para pessoas brancas', 'Vaga para pessoas brancas'],
  ['race', 'block', 'Somente pessoas negras', 'Somente pessoas negras'],
  ['family', 'block', 'Sem filhos pequenos', 'Sem filhos pequenos'],
  ['family', 'block', 'Não ter filhos', 'Não ter filhos'],
  ['family', 'block', 'Informar estado civil', 'estado civil'],
  ['family', 'block', 'Ser solteira e ter disponibilidade', 'Ser solteira'],
  ['family', 'block', 'Você tem filhos?', 'Você tem filhos'],
  ['pregnancy', 'block', 'Apresentar teste de gravidez', 'teste de gravidez'],
  ['pregnancy', 'block', 'Não estar grávida', 'Não estar grávida'],
  ['looks', 'block', 'Ter boa aparência', 'boa aparência'],
  ['looks', 'block', 'Aparência impecável', 'Aparência impecável'],
  ['body', 'warn', 'Altura mínima de 1,70 m', 'Altura mínima de 1,70 m'],
  ['body', 'warn', 'Sem tatuagens aparentes', 'Sem tatuagens aparentes'],
  ['photo', 'warn', 'Mande seu currículo com foto', 'currículo com foto'],
  ['health', 'block', 'Não ter problemas de saúde', 'Não ter problemas de saúde'],
  ['health', 'block', 'Pessoas sem deficiência', 'sem deficiência'],
  ['health', 'block', 'Boa saúde e disposição', 'Boa saúde'],
  ['health', 'block', 'Não fumante', 'Não fumante'],
  [
    'medical-report',
    'warn',
    'Enviar laudo médico atualizado com o currículo',
    'Enviar laudo médico atualizado',
  ],
  ['medical-report', 'warn', 'Laudo com CID', 'Laudo com CID'],
  ['religion', 'block', 'Ser evangélico', 'Ser evangélico'],
  ['religion', 'block', 'De preferência católica', 'De preferência católica'],
  ['union', 'block', 'Não ter processos trabalhistas', 'Não ter processos trabalhistas'],
  ['union', 'block', 'Sem filiação sindical', 'Sem filiação sindical'],
  [
    'criminal-record',
    'block',
    'Apresentar certidão de antecedentes criminais',
    'Apresentar certidão de antecedentes criminais',
  ],
  [
    'criminal-record',
    'warn',
    'Antecedentes criminais',
    'Antecedentes criminais',
    { role: 'Vigilante' },
  ],
  [
    'criminal-record',
    'warn',
    'Antecedentes criminais',
    'Antecedentes criminais',
    { role: 'Motorista carreteiro' },
  ],
  [
    'criminal-record',
    'warn',
    'Antecedentes criminais',
    'Antecedentes criminais',
    { role: 'Monitora de creche' },
  ],
  [
    'criminal-record',
    'block',
    'Antecedentes criminais',
    'Antecedentes criminais',
    { role: 'Atendente de telemarketing' },
  ],
  ['credit', 'block', 'Nome limpo no SPC', 'Nome limpo no SPC'],
  ['credit', 'block', 'Sem restrição no Serasa', 'Sem restrição no Serasa'],
  ['credit', 'warn', 'Consulta ao SPC', 'Consulta ao SPC', { role: 'Escriturário bancário' }],
  ['origin', 'block', 'Falar sem sotaque', 'sem sotaque'],
  ['address', 'warn', 'Residir próximo ao local', 'Residir próximo'],
]

/** Words hidden with invisible characters, and other names of the same document. */
test.each([
  'Antece\u00addentes crimi\u200bnais',
  'Ante\ufeffcedentes\u2060 criminais',
  'Antecedentes   criminais',
  'Antecedentes\u00a0 \u2003criminais',
  'Atestado de bons antecedentes',
  'Certidão negativa criminal',
  'Certidões criminais',
  'Certidão do distribuidor criminal',
  'Certidão de nada consta',
  'Folha corrida',
])('%j is a demand for records', (text) => {
  const found = findings(text, { role: 'Vigilante' })
  expect(found).toMatchObject([{ rule: 'criminal-record', severity: 'warn', found: text }])
  expect(asksForRecords(found)).toBe(true)
})

test.each(caught)('%s (%s) is found in “%s”', (rule, severity, text, found, context = {}) => {
  const [finding, ...more] = findings(text, context)
  expect(more).toEqual([])
  expect(finding).toMatchObject({ rule, severity, found })
  expect(text.slice(finding?.start, finding?.end)).toBe(found)
  expect(finding?.article).not.toBe('')
  expect(finding?.quote.length).toBeGreaterThan(40)
})

test.each(caught)(
  '%s (%s): the rewrite of “%s” has no finding',
  (rule, _s, text, _f, context = {}) => {
    const [finding] = findings(text, context)
    if (!finding || finding.rewrite === null) throw new Error('a rewrite is offered')
    const better = applyRewrite(text, finding)
    expect(findings(better, context).filter((again) => again.rule === rule)).toEqual([])
  },
)

test('every rule has a test case above', () => {
  expect(new Set(caught.map(([rule]) => rule))).toEqual(new Set(lintRuleIds))
})

/** Lawful texts, without findings. */
const lawful: [string, Context?][] = [
  ['6 meses de experiência com público'],
  ['Experiência de 5 anos com Java', { contractType: 'pj' }],
  ['2 anos de experiência em vendas é um diferencial'],
  ['Desejável experiência de 2 anos'],
  ['Experiência de 2 anos', { field: 'niceToHave.0' }],
  ['Somos uma empresa com mais de 30 anos de experiência no mercado'],
  ['Há 20 anos de experiência em logística, atendemos todo o país'],
  ['Contrato de 2 anos. Experiência ajuda'],
  ['Mais de 30 anos no mercado'],
  ['Ser maior de 18 anos'],
  ['A partir de 21 anos, pela categoria da CNH'],
  ['Jovem aprendiz de 14 a 24 anos', { contractType: 'apprentice' }],
  ['Cuidar de crianças de 10 a 12 anos'],
  ['Aulas para turmas de 15 a 17 anos'],
  ['Pessoas acima de 50 anos', { affirmativeFor: ['50+'] }],
  ['Garantia de até 10 anos de fábrica'],
  ['Somente mulheres', { affirmativeFor: ['mulheres'] }],
  ['Vaga para mulheres', { affirmativeFor: ['mulheres'] }],
  ['Programa de saúde da mulher'],
  ['Ambos os sexos'],
  ['Vagas para mulheres e homens'],
  ['Vendedor de produtos para pele clara'],
  ['Contrato de experiência de 90 dias'],
  ['Contrato por prazo de 2 anos, com experiência de 90 dias'],
  ['Atuação em obras com prazo de 2 anos'],
  ['CNH D há mais de 2 anos'],
  ['Boas práticas de fabricação. Garantia de 2 anos'],
  ['Cuidar de idosos acima de 80 anos'],
  ['Vendedor de moda feminina', { field: 'roleName' }],
  ['Professor(a) de futebol feminino', { field: 'roleName' }],
  ['Vendedora(o) de calçados', { field: 'roleName' }],
  ['Vendedor(a)', { field: 'roleName' }],
  ['Auxiliar de secretaria', { field: 'roleName' }],
  ['Atendimento ao público feminino'],
  ['Conferir latas de Leite Moça'],
  ['Vaga exclusiva para pessoas negras', { affirmativeFor: ['pessoas negras'] }],
  ['Vagas para indígenas', { affirmativeFor: ['indígenas'] }],
  ['Lavar roupa branca e de cor'],
  ['Escrever no quadro branco'],
  ['Auxílio-creche para quem tem filhos'],
  ['Evitar venda casada'],
  ['Acompanhar gestantes no pré-natal'],
  ['Esterilização de materiais na CME'],
  ['Plano de saúde e odontológico'],
  ['Promover a boa saúde financeira dos clientes'],
  ['Trabalho em altura com NR-35'],
  ['Elaborar laudo técnico de engenharia'],
  ['Vaga exclusiva para pessoas com deficiência', { deficiency: 'exclusive' }],
  ['Formação na Pontifícia Universidade Católica'],
  ['Rotinas sindicais e trabalhistas'],
  ['Conhecer política de trocas e partida do caixa'],
  ['Trabalhar na Serasa Experian'],
  ['Contato com clientes negativados'],
  ['Análise de crédito e cobrança'],
  ['Somos pessoas de todas as idades e lugares'],
]

test.each(lawful)('a lawful text has no finding: %s', (text, context = {}) => {
  expect(findings(text, context)).toEqual([])
})

test('a tag for one group allows no preference for another group', () => {
  const men = findings('Somente homens', { affirmativeFor: ['mulheres'] })
  expect(men).toMatchObject([{ rule: 'sex', severity: 'block' }])
  const white = findings('Vaga para pessoas brancas', { affirmativeFor: ['pessoas negras'] })
  expect(white).toMatchObject([{ rule: 'race', severity: 'block' }])
  const young = findings('Até 30 anos', { affirmativeFor: ['50+'] })
  expect(young).toMatchObject([{ rule: 'age', severity: 'block' }])
})

test('positions refer to the HTML source, including tags and entities', () => {
  const html = '<p>Ter&nbsp;vontade &amp; <em>boa <strong>aparência</strong></em></p><p>Ok</p>'
  const [finding, ...more] = findings(html, { html: true })
  expect(more).toEqual([])
  expect(finding?.found).toBe('boa <strong>aparência')
  expect(finding && applyRewrite(html, finding)).toBe(
    '<p>Ter&nbsp;vontade &amp; <em>cordialidade no atendimento<strong></strong></em></p><p>Ok</p>',
  )
})

test('combining accents are read, and positions are correct', () => {
  const text = 'Ter boa aparência'.normalize('NFD')
  const [finding] = findings(text)
  expect(finding?.found.normalize('NFC')).toBe('boa aparência')
})

test('a phrase cannot span two paragraphs', () => {
  expect(findings('<p>Trabalho sem</p><p>deficiência de sono</p>', { html: true })).toEqual([])
})

test('records need a justification only when the work may require them', () => {
  const asks = (text: string, role: string) => asksForRecords(findings(text, { role }))
  expect(asks('Antecedentes criminais', 'Vigilante')).toBe(true)
  expect(asks('Consulta ao SPC', 'Escriturário bancário')).toBe(true)
  expect(asks('Antecedentes criminais', 'Vendedor(a)')).toBe(false)
  expect(asks('Consulta ao SPC', 'Vigilante')).toBe(false)
  // Other warnings need no justification for records.
  expect(asks('Currículo com foto', 'Vigilante')).toBe(false)
})

test('all texts of a vacancy are checked', () => {
  const content = {
    roleName: 'Vendedora',
    description: '<p>Texto</p>',
    requirements: ['Sem filhos'],
    niceToHave: ['2 anos de experiência'],
    benefits: [{ kind: 'food', detail: 'VR' }],
    salaryHiddenReason: null,
    stages: [
      {
        title: 'Conversa',
        instructions: 'Traga currículo com foto',
        rules: [
          { reason: '', predicate: { kind: 'statement', text: 'Não sou fumante, não ter filhos' } },
        ],
        items: [
          { prompt: 'Qual é a sua religião?', help: '', options: [{ text: 'Ser evangélico' }] },
        ],
        videoQuestions: [{ prompt: 'Você tem filhos?', help: '' }],
      },
    ],
  }
  const found = lint({
    contractType: 'clt',
    affirmativeFor: [],
    deficiency: null,
    texts: textsOf(content as unknown as Parameters<typeof textsOf>[0]),
  })
  expect(found.map(({ field, rule }) => [field, rule])).toEqual([
    ['roleName', 'gendered-role'],
    ['requirements.0', 'family'],
    ['stages.0.instructions', 'photo'],
    ['stages.0.rules.0.predicate.text', 'family'],
    ['stages.0.items.0.prompt', 'religion'],
    ['stages.0.items.0.options.0.text', 'religion'],
    ['stages.0.videoQuestions.0.prompt', 'family'],
  ])
})

test('for any text, positions are in range and disjoint, and nothing throws', () => {
  const words = caught.map(([, , text]) => text)
  const part = fc.oneof(
    fc.constantFrom(...words, ' ', '. ', '<p>', '</p>', '<b', '&amp;', '&', 'á', '👩🏽', '\n'),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), fc.boolean(), (parts, html) => {
      const text = parts.join(' ')
      let end = 0
      for (const finding of findings(text, { html })) {
        expect(finding.start).toBeGreaterThanOrEqual(end)
        expect(finding.end).toBeGreaterThan(finding.start)
        expect(finding.end).toBeLessThanOrEqual(text.length)
        expect(finding.found).toBe(text.slice(finding.start, finding.end))
        end = finding.end
      }
    }),
    { numRuns: 150 },
  )
})

// Catastrophic backtracking would take minutes.
test('a text of maximum length does not hang the linter', { timeout: 60_000 }, () => {
  const texts = [
    `${'no minimo de 2 '.repeat(1300)}a`,
    `alunos ${'de '.repeat(6500)}12 a 14 anos`,
    `experiencia ${'de com '.repeat(2800)}`,
    '<p'.repeat(10_000),
    ...caught.map(([, , text]) => `${text} `.repeat(20_000 / text.length)),
  ]
  for (const text of texts)
    expect(() => findings(text.slice(0, 20_000), { html: true })).not.toThrow()
})

test('long experience is forbidden only under labour law', () => {
  const types: [ContractType, boolean][] = [
    ['clt', true],
    ['temporary', true],
    ['internship', true],
    ['pj', false],
    ['freelance', false],
    ['volunteer', false],
  ]
  for (const [type, forbidden] of types)
    expect(asksTooMuchExperience(type, 'Um ano de experiência na função')).toBe(forbidden)
  expect(asksTooMuchExperience('clt', 'Ter 18 anos completos. Experiência ajuda')).toBe(false)
})
