import type {
  Competency,
  CompetencyBand,
  WorkValue,
} from '@trilha/contracts/selfAssessments/scales'

/** Portuguese texts of the PDF: they describe behaviour in plain words and do not label people. */

export const titles = {
  competency: 'Mapa de Competências',
  values: 'Mapa de Valores no Trabalho',
} as const

export const notice =
  'Questionário de autoavaliação em validação; não é teste psicológico. Mostra como você se descreveu neste dia. Não mede inteligência, não dá diagnóstico e não decide nada por conta própria.'

export const bandWords: Record<CompetencyBand, string> = {
  strong: 'ponto forte',
  consistent: 'consistente',
  developing: 'em desenvolvimento',
  'to-develop': 'a desenvolver',
}

/** Name, description and one piece of advice. */
export const competencyWords: Record<Competency, readonly [string, string, string]> = {
  lead: [
    'Liderar e decidir',
    'Tomar a frente, dividir tarefas e decidir quando o grupo precisa.',
    'Ofereça-se para conduzir uma tarefa curta e combine com o grupo quem faz o quê.',
  ],
  support: [
    'Apoiar e cooperar',
    'Escutar, ajudar e dividir o que se sabe.',
    'Pergunte a uma pessoa por dia do que ela precisa e escute até o fim.',
  ],
  present: [
    'Interagir e apresentar',
    'Conversar, explicar ideias e falar diante de outras pessoas.',
    'Conte uma ideia em um minuto para alguém e peça que a pessoa repita o que entendeu.',
  ],
  analyze: [
    'Analisar e interpretar',
    'Conferir dados, comparar opções e procurar a causa dos problemas.',
    'Antes de concluir, escreva o que você sabe, o que supõe e o que falta conferir.',
  ],
  create: [
    'Criar e conceituar',
    'Propor jeitos novos e juntar ideias de assuntos diferentes.',
    'Para um problema da semana, anote três saídas antes de escolher uma.',
  ],
  organize: [
    'Organizar e executar',
    'Planejar, cumprir prazos e manter as coisas em ordem.',
    'Comece o dia com três tarefas escritas, a mais importante primeiro.',
  ],
  adapt: [
    'Adaptar-se e lidar com pressão',
    'Manter a calma em mudanças e aproveitar críticas.',
    'Quando um plano mudar, respire, escreva o próximo passo e faça só ele.',
  ],
  achieve: [
    'Empreender e buscar resultados',
    'Colocar metas, insistir e aproveitar boas chances.',
    'Escolha uma meta pequena para sete dias e marque cada dia cumprido.',
  ],
}

export const valueWords: Record<WorkValue, readonly [string, string]> = {
  'self-direction': ['Autonomia', 'Pensar e escolher por conta própria.'],
  stimulation: ['Novidade e desafio', 'Tarefas diferentes e o gosto de experimentar.'],
  hedonism: ['Prazer no trabalho', 'Gostar do dia a dia e do clima da equipe.'],
  achievement: ['Reconhecimento', 'Fazer bem feito e ter isso visto.'],
  power: ['Influência', 'Decidir, conduzir e cuidar de recursos.'],
  security: ['Estabilidade', 'Chão firme, salário em dia e proteção.'],
  conformity: ['Regras claras', 'Respeitar regras e combinados.'],
  tradition: ['Costumes da equipe', 'Guardar os costumes da profissão e da equipe.'],
  benevolence: ['Cuidado com as pessoas', 'Cuidar de quem está perto.'],
  universalism: ['Justiça e natureza', 'Justiça para todas as pessoas e cuidado com a natureza.'],
}

export const weighsWords = {
  more: 'pesa mais',
  alike: 'pesa igual',
  less: 'pesa menos',
} as const

export const closing = {
  competency:
    'Diferenças pequenas entre competências não significam nada: a faixa clara mostra até onde cada valor pode variar. Competências mudam com prática, e você pode refazer o questionário depois de seis meses.',
  values:
    'Não existe resultado certo. Um valor que pesa menos continua sendo seu: só vem depois dos outros quando é preciso escolher. Você pode refazer o questionário depois de seis meses.',
} as const

export const whoSees =
  'Este resultado é seu. Uma empresa só vê um resumo, sem números, quando você compartilha com ela, e você pode voltar atrás.'
