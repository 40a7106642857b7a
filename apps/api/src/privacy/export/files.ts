/** The JSON files of the copy and what each contains, in the order of its README. */
export const exportFiles = {
  conta: 'Sua conta, seus aparelhos e suas preferências.',
  curriculo: 'Seus dados pessoais e seu currículo.',
  candidaturas: 'Suas candidaturas, as etapas, as mensagens das empresas e quem viu seus dados.',
  respostas: 'Suas respostas nos testes das vagas.',
  mapas: 'Seus mapas de competências e de valores, e com quem você compartilhou.',
  videos: 'Suas gravações e quem assistiu.',
  avisos: 'Suas notificações e convites.',
  privacidade: 'Seus consentimentos, pedidos sobre seus dados e correções feitas pela equipe.',
} as const
export type ExportFile = keyof typeof exportFiles
