import { brasilia } from '@trilha/contracts/shared/brasilia'
import { layout } from '../layout.ts'
import { firstName } from '../names.ts'

const dateTimeFormat = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: brasilia,
})

/** After a password change, so that the owner notices when somebody else made it. */
export function passwordChangedMail(mail: { name: string; at: Date; reset: string }) {
  const at = dateTimeFormat.format(mail.at).replace(', ', ' às ')
  return {
    subject: 'Sua senha da Trilha mudou',
    ...layout({
      preheader: 'Se foi você, está tudo certo.',
      heading: 'Sua senha mudou',
      paragraphs: [
        `Olá, ${firstName(mail.name)}. A senha da sua conta mudou em ${at} (horário de Brasília), e as outras sessões foram encerradas.`,
        'Se foi você, está tudo certo. Se não foi, crie uma senha nova agora.',
      ],
      action: { label: 'Não fui eu: criar senha nova', url: mail.reset },
    }),
  }
}
