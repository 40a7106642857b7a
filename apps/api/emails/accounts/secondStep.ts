import { brasilia } from '@trilha/contracts/shared/brasilia'
import { layout } from '../layout.ts'
import { firstName } from '../names.ts'

const dateTimeFormat = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: brasilia,
})

/** What happened to the second step or the passkeys of an account. */
export const secondStepEvents = [
  'on',
  'appChanged',
  'off',
  'offByTeam',
  'newCodes',
  'recoveryCodeUsed',
  'guessed',
  'passkeyAdded',
  'passkeyRemoved',
] as const
type SecondStepEvent = (typeof secondStepEvents)[number]

/** Subject, which is also the heading, and the sentence that follows the name; `at` is a time. */
const texts: Record<SecondStepEvent, { subject: string; what: (at: string) => string }> = {
  on: {
    subject: 'A segunda etapa da sua conta está ligada',
    what: (at) =>
      `Desde ${at}, sua conta pede também um código do seu aplicativo autenticador para abrir. Guarde os códigos de recuperação em um lugar que não é o celular.`,
  },
  appChanged: {
    subject: 'O aplicativo autenticador da sua conta mudou',
    what: (at) =>
      `Em ${at}, outro aplicativo autenticador foi ligado à sua conta, com novos códigos de recuperação. Os antigos não valem mais.`,
  },
  off: {
    subject: 'A segunda etapa da sua conta foi desligada',
    what: (at) => `Desde ${at}, sua conta abre só com a senha.`,
  },
  offByTeam: {
    subject: 'Desligamos a segunda etapa da sua conta',
    what: (at) =>
      `Em ${at}, a equipe da Trilha desligou a segunda etapa da sua conta, a pedido. Ela abre só com a senha até você ligar de novo em Minha conta.`,
  },
  newCodes: {
    subject: 'Sua conta tem novos códigos de recuperação',
    what: (at) => `Em ${at}, novos códigos foram feitos. Os antigos não valem mais.`,
  },
  recoveryCodeUsed: {
    subject: 'Um código de recuperação da sua conta foi usado',
    what: (at) =>
      `Em ${at}, um dos seus códigos de recuperação abriu sua conta ou mudou a segunda etapa. Cada código vale uma vez.`,
  },
  guessed: {
    subject: 'Alguém tenta entrar na sua conta',
    what: (at) =>
      `Em ${at}, alguém passou pela primeira etapa da sua conta, com a senha certa ou pelo LinkedIn, e errou o código da segunda etapa cinco vezes. Ninguém entrou.`,
  },
  passkeyAdded: {
    subject: 'Sua conta tem uma nova chave de acesso',
    what: (at) =>
      `Em ${at}, uma chave de acesso foi acrescentada à sua conta. Com ela, você entra sem senha, com o dedo, o rosto ou o PIN do aparelho. Uma senha nova, criada pelo botão abaixo, remove todas as chaves.`,
  },
  passkeyRemoved: {
    subject: 'Uma chave de acesso da sua conta foi removida',
    what: (at) => `Em ${at}, uma chave de acesso foi removida. Ela não abre mais a sua conta.`,
  },
}

/** Tells the owner about the second step of their account, so that they notice a stranger. */
export function secondStepMail(mail: {
  name: string
  event: SecondStepEvent
  at: Date
  /** Address of the page on which a new password is requested. */
  reset: string
}) {
  const at = `${dateTimeFormat.format(mail.at).replace(', ', ' às ')} (horário de Brasília)`
  const { subject, what } = texts[mail.event]
  return {
    subject,
    ...layout({
      preheader: 'Se foi você, está tudo certo.',
      heading: subject,
      paragraphs: [
        `Olá, ${firstName(mail.name)}. ${what(at)}`,
        'Se foi você, está tudo certo. Se não foi, crie uma senha nova agora e fale com a gente.',
      ],
      action: { label: 'Não fui eu: criar senha nova', url: mail.reset },
    }),
  }
}
