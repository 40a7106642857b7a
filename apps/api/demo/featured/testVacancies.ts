import type { VacancyDraft } from '../../src/vacancies/publishing/draft.ts'
import { base, monthlySalary, schooling, shift, statement, type Featured } from './parts.ts'
import { companyStage, requirementsTest } from '../vacancies/stages.ts'

type Stage = VacancyDraft['stages'][number]
type Item = NonNullable<Stage['items']>[number]

/** Options with the ids a, b, c… */
const optionsOf = (...texts: string[]) =>
  texts.map((text, i) => ({ id: String.fromCodePoint(97 + i), text }))
const optionsKey = (...correct: string[]) => ({ kind: 'options' as const, correct })

const situation = (prompt: string, correct: string, ...options: string[]): Item => ({
  kind: 'single',
  prompt,
  help: 'Escolha o que você faria primeiro.',
  options: optionsOf(...options),
  key: optionsKey(correct),
  points: 3,
  pool: 'situações',
})

const tillItems: Item[] = [
  {
    kind: 'number',
    prompt: 'A compra deu R$ 37,40 e a pessoa pagou com uma nota de R$ 50. De quanto é o troco?',
    limits: { min: 0, max: 1000, decimals: 2, unit: 'R$' },
    key: { kind: 'number', correct: 12.6, tolerance: 0 },
    points: 3,
  },
  {
    kind: 'number',
    prompt: 'O queijo custa R$ 42,90 o quilo. Quanto custam 350 gramas?',
    help: 'Vale arredondar os centavos.',
    limits: { min: 0, max: 1000, decimals: 2, unit: 'R$' },
    key: { kind: 'number', correct: 15.02, tolerance: 0.02 },
    points: 3,
  },
  {
    kind: 'multiple',
    prompt: 'O que você confere antes de abrir o caixa?',
    help: 'Pode haver mais de uma resposta certa. Marcar o que não é desconta.',
    options: optionsOf(
      'O fundo de troco',
      'A bobina da impressora',
      'A data e a hora do sistema',
      'As ofertas da loja ao lado',
      'O saldo da conta de quem compra',
    ),
    key: optionsKey('a', 'b', 'c'),
    points: 4,
  },
  {
    kind: 'boolean',
    prompt: 'O troco é contado na frente de quem compra, nota por nota.',
    key: { kind: 'boolean', correct: true },
    points: 2,
  },
  {
    kind: 'text',
    prompt: 'Que nome tem o documento fiscal que sai impresso para quem compra?',
    limits: { maxLength: 60 },
    key: {
      kind: 'texts',
      accepted: [
        'Cupom fiscal',
        'NFC-e',
        'NFCe',
        'Nota fiscal',
        'Nota fiscal de consumidor eletrônica',
        'Nota fiscal do consumidor',
      ],
    },
    points: 2,
  },
  {
    kind: 'date',
    prompt: 'Um iogurte foi feito em 3 de novembro de 2026 e vale por 30 dias. Em que dia vence?',
    key: { kind: 'date', correct: '2026-12-03' },
    points: 2,
  },
  situation(
    'O preço da prateleira é menor que o do caixa. O que você faz?',
    'b',
    'Cobro o do caixa e aviso a gerência no fim do turno',
    'Cobro o menor preço e aviso quem cuida das etiquetas',
    'Peço que a pessoa volte à prateleira e confira',
  ),
  situation(
    'A máquina de cartão recusou duas vezes e a fila cresceu. O que você faz?',
    'a',
    'Ofereço Pix ou dinheiro e peço ajuda para abrir outro caixa',
    'Digo em voz alta que o cartão não passou',
    'Continuo tentando até passar',
  ),
  situation(
    'Uma pessoa de 16 anos quer pagar uma cerveja. O que você faz?',
    'c',
    'Vendo, se alguém adulto estiver por perto',
    'Chamo a segurança da loja',
    'Explico com calma que a lei não permite e retiro o item',
  ),
  situation(
    'Você percebe que deu R$ 10 a mais de troco. O que você faz?',
    'b',
    'Espero o fechamento e vejo se alguém nota',
    'Aviso a liderança na hora e registro a diferença',
    'Completo com dinheiro meu para não aparecer',
  ),
  {
    kind: 'number',
    prompt: 'Conta rápida: quantas moedas de 25 centavos somam R$ 3,50?',
    limits: { min: 0, max: 100, unit: 'moedas' },
    key: { kind: 'number', correct: 14, tolerance: 0 },
    points: 2,
    seconds: 60,
  },
]

const tillTest: Stage = {
  kind: 'custom',
  title: 'Situações do caixa',
  instructions:
    'São contas curtas e situações de todo dia. Pode usar papel e calculadora. Depois de começar, o tempo não para, mesmo com a página fechada.',
  minutes: 15,
  days: 5,
  answerDays: 2,
  eliminatory: true,
  rules: [],
  items: tillItems,
  test: { seconds: 900, draws: { situações: 2 }, passPercent: 60 },
}

const officeQuestions: Stage = {
  kind: 'questions',
  title: 'Perguntas da vaga',
  instructions:
    'Sem resposta certa ou errada: queremos conhecer você. Cada resposta fica guardada enquanto você escreve.',
  minutes: 15,
  days: 4,
  answerDays: 1,
  eliminatory: false,
  rules: [],
  items: [
    {
      kind: 'text',
      prompt: 'Qual foi o curso mais recente que você fez?',
      help: 'Vale curso curto, gratuito ou pela internet.',
      limits: { minLength: 3, maxLength: 120 },
    },
    {
      kind: 'essay',
      prompt:
        'Conte uma vez em que você organizou algo que estava bagunçado. Por onde começou e como ficou?',
      limits: { minLength: 80, maxLength: 1200 },
    },
    {
      kind: 'single',
      prompt: 'Com que programa de planilha você tem mais prática?',
      options: optionsOf('Excel', 'Google Planilhas', 'LibreOffice', 'Ainda nenhum'),
    },
    {
      kind: 'multiple',
      prompt: 'O que você já fez, no trabalho, em casa ou como voluntariado?',
      help: 'Escolha até três.',
      limits: { mostChoices: 3 },
      options: optionsOf(
        'Conferir notas e boletos',
        'Atender telefone e mensagens',
        'Organizar arquivos',
        'Controlar estoque',
        'Montar escalas',
      ),
    },
    {
      kind: 'boolean',
      prompt: 'Você pode fazer o treinamento na loja na primeira semana?',
      help: 'São cinco manhãs, pagas, das 8h às 12h.',
    },
    {
      kind: 'number',
      prompt: 'Quanto tempo você leva até a loja do bairro Floresta?',
      limits: { min: 0, max: 240, unit: 'minutos' },
    },
    { kind: 'date', prompt: 'A partir de que dia você pode começar?' },
    {
      kind: 'file',
      prompt: 'Se quiser, envie um certificado ou um trabalho seu.',
      help: 'Uma foto do certificado já serve.',
      required: false,
    },
  ],
}

/** The custom test of the office vacancy. People rate the essay and the formula. */
const officeTest: Stage = {
  kind: 'custom',
  title: 'Um dia no escritório',
  instructions:
    'Seis tarefas como as da rotina. A mensagem e a fórmula são lidas por duas pessoas da equipe.',
  minutes: 25,
  days: 3,
  answerDays: 1,
  eliminatory: false,
  weight: 2,
  rules: [],
  items: [
    {
      kind: 'essay',
      prompt:
        'Uma cliente escreveu: “Comprei ontem, veio errado e preciso resolver hoje.” Escreva a resposta que você mandaria.',
      limits: { minLength: 60, maxLength: 900 },
      key: {
        kind: 'rubric',
        marks: [
          'Não responde ao pedido ou culpa a cliente.',
          'Responde sem dizer o que será feito.',
          'Diz o que será feito, sem prazo.',
          'Reconhece o problema, diz o que será feito e quando.',
          'Além disso, é curta, gentil e confirma o que falta para resolver.',
        ],
      },
      points: 10,
    },
    {
      kind: 'code',
      prompt:
        'Em uma planilha, os valores vão de B2 a B31. Escreva a fórmula que soma só os que passam de 100.',
      limits: { maxLength: 400, language: 'Planilha' },
      key: {
        kind: 'rubric',
        marks: [
          'Não é uma fórmula.',
          'É uma fórmula, mas soma tudo.',
          'Usa a função certa com erro no intervalo ou no critério.',
          'Chega ao resultado por um caminho mais longo.',
          'Soma certo, de forma direta.',
        ],
      },
      points: 5,
    },
    {
      kind: 'number',
      prompt: 'A loja vendeu R$ 8.400 na segunda e R$ 9.240 na terça. De quanto foi o aumento?',
      limits: { min: 0, max: 1000, decimals: 1, unit: '%' },
      key: { kind: 'number', correct: 10, tolerance: 0 },
      points: 3,
    },
    {
      kind: 'multiple',
      prompt: 'Quais destes dados são sensíveis para a lei de proteção de dados?',
      options: optionsOf(
        'Informação de saúde',
        'Religião',
        'Reconhecimento do rosto',
        'Preço de um produto',
        'Horário da loja',
      ),
      key: optionsKey('a', 'b', 'c'),
      points: 4,
    },
    {
      kind: 'text',
      prompt: 'Como se abrevia a Lei Geral de Proteção de Dados?',
      limits: { maxLength: 40 },
      key: { kind: 'texts', accepted: ['LGPD', 'L.G.P.D.'] },
      points: 1,
    },
    {
      kind: 'date',
      prompt:
        'Um contrato começa em 2 de março de 2026 e dura 90 dias, contando o primeiro. Qual é o último dia?',
      key: { kind: 'date', correct: '2026-05-30' },
      points: 2,
    },
  ],
  test: { seconds: 1500 },
}

const company = 'Mercado Bom Vizinho'

export const tillRole = 'Operação de caixa'
export const officeRole = 'Auxiliar de escritório'

/** Two vacancies of the market; their trails have a questions test and custom tests. */
export const testVacancies: readonly Featured[] = [
  {
    company,
    place: { city: 'Betim', state: 'MG' },
    closesIn: 14,
    openedAgo: 12,
    draft: {
      ...base,
      roleName: tillRole,
      description:
        '<p>Registrar compras, receber e dar troco, embalar quando o movimento pede e tirar dúvidas sobre preços. Cada caixa tem banco para sentar e pausas combinadas.</p><p>Você faz duas semanas de treinamento ao lado de quem já conhece a frente de loja.</p>',
      requirements: ['Ensino médio completo', 'Facilidade com contas do dia a dia', 'Gentileza'],
      niceToHave: ['Conhecer sistema de caixa', 'Libras, mesmo que só o começo'],
      benefits: [
        { kind: 'food', detail: 'Vale-alimentação de R$ 620' },
        { kind: 'transport', detail: 'Vale-transporte' },
        { kind: 'health', detail: 'Plano de saúde e odontológico' },
      ],
      shift: '6x1',
      salary: monthlySalary(1860, 2020),
      schooling: 'high-school',
      jobProfile: 'service-sales',
      positions: 5,
      stages: [
        requirementsTest(
          [
            schooling('high-school', 'O treinamento parte do ensino médio.'),
            shift('6x1'),
            statement(
              'saturdays',
              'Posso trabalhar aos sábados, com folga em outro dia.',
              'Sábado é o dia de maior movimento.',
              true,
            ),
          ],
          4,
        ),
        tillTest,
        companyStage(
          'Conversa na frente de loja',
          'Com quem lidera os caixas. Você conhece a equipe e tira dúvidas.',
          30,
          3,
        ),
      ],
    },
  },
  {
    company,
    place: { city: 'Belo Horizonte', state: 'MG' },
    closesIn: 17,
    openedAgo: 16,
    draft: {
      ...base,
      roleName: officeRole,
      description:
        '<p>Conferir notas, lançar pagamentos, responder fornecedores e cuidar do arquivo da loja do bairro Floresta. São quatro pessoas no escritório, e cada uma ensina uma parte.</p><p>O horário é das 8h às 17h48, de segunda a sexta.</p>',
      requirements: ['Ensino médio completo', 'Planilhas no básico', 'Escrita clara'],
      niceToHave: ['Curso de rotinas administrativas', 'Noções de notas fiscais'],
      benefits: [
        { kind: 'food', detail: 'Vale-alimentação de R$ 620' },
        { kind: 'transport', detail: 'Vale-transporte' },
        { kind: 'education', detail: 'Curso técnico pago, depois de 6 meses de casa' },
      ],
      shift: 'business-hours',
      salary: monthlySalary(2080, 2340),
      schooling: 'high-school',
      jobProfile: 'administrative',
      positions: 2,
      stages: [
        requirementsTest(
          [
            schooling('high-school', 'O escritório lê e escreve o dia todo.'),
            shift('business-hours'),
            statement(
              'sheets',
              'Sei abrir uma planilha, escrever e somar uma coluna.',
              'Acontece todos os dias no escritório.',
            ),
          ],
          4,
        ),
        officeQuestions,
        officeTest,
        companyStage('Conversa com a equipe', 'Com Renata e quem já trabalha lá.', 40, 2),
      ],
    },
  },
]
