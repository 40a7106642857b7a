/**
 * Templates as approved by Meta (language pt_BR). A changed text needs a new name, because Meta
 * must approve it again. `{{1}}`… are the parameters; a button's address ends with a variable
 * suffix.
 */
export const templates = {
  confirmar_numero_v1: {
    category: 'UTILITY',
    body: 'Oi! Este número foi informado na Trilha, um site de vagas, para receber avisos por aqui. Foi você? Responda SIM para começar. Se não foi, responda NÃO e não escrevemos mais.',
    parameters: 0,
    button: null,
  },
  vagas_novas_v1: {
    category: 'MARKETING',
    body: 'Oi, {{1}}! {{2}} na sua busca “{{3}}”: {{4}}.\n\nResponda SAIR para não receber mais.',
    parameters: 4,
    button: { text: 'Ver na Trilha', path: '/dashboard/' },
  },
  mudanca_de_etapa_v1: {
    category: 'UTILITY',
    body: 'Oi, {{1}}! Há novidade na sua candidatura à vaga {{2}}, de {{3}}. {{4}}\n\nResponda SAIR para não receber mais.',
    parameters: 4,
    button: { text: 'Ver a trilha', path: '/dashboard/' },
  },
  prazo_de_etapa_v1: {
    category: 'UTILITY',
    body: 'Oi, {{1}}! A etapa {{2}} da vaga {{3}} pode ser feita até {{4}}.\n\nResponda SAIR para não receber mais.',
    parameters: 4,
    button: { text: 'Fazer a etapa', path: '/dashboard/' },
  },
  atualizar_dados_v1: {
    category: 'UTILITY',
    body: 'Oi, {{1}}! Faz seis meses que seus dados na Trilha não mudam. Vale conferir se está tudo em dia.\n\nResponda SAIR para não receber mais.',
    parameters: 1,
    button: { text: 'Conferir meus dados', path: '/dashboard/' },
  },
} as const satisfies Record<
  string,
  {
    category: 'UTILITY' | 'MARKETING'
    body: string
    parameters: number
    /** Null when the person answers with a word. */
    button: { text: string; path: string } | null
  }
>

export type TemplateName = keyof typeof templates

/** Content of a message: a template with its values, or free text within the 24 hours. */
export type WhatsAppContent =
  | { template: TemplateName; parameters: string[]; button: string | null }
  | { text: string }

/** A parameter as Meta accepts it: one line, no repeated spaces, not empty. */
export const parameter = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').trim().slice(0, 300) || '-'
