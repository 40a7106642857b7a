import { brasilia } from '@trilha/contracts/shared/brasilia'
import { layout } from '../layout.ts'
import { firstName } from '../names.ts'

const dayFormat = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: brasilia })

/** To people of a company that asks for a second step, who have none yet. */
export function secondStepRuleMail(about: {
  name: string
  /** When the rule begins; null: it is in force. */
  begins: Date | null
  /** Address of the page on which it is turned on. */
  account: string
}) {
  const from = about.begins ? `A partir de ${dayFormat.format(about.begins)}` : 'Agora'
  return {
    subject: 'Ligue a segunda etapa da sua conta',
    ...layout({
      preheader: 'Leva dois minutos, com um aplicativo no celular.',
      heading: `${firstName(about.name)}, falta ligar a segunda etapa`,
      paragraphs: [
        `${from}, sua empresa pede que todas as pessoas da equipe entrem com duas provas: a senha e um código do celular. Quem não ligou só consegue entrar para ligar.`,
        'Leva dois minutos. Serve qualquer aplicativo autenticador, como o do Google ou o da Microsoft.',
      ],
      action: { label: 'Ligar a segunda etapa', url: about.account },
    }),
  }
}
