import { layout } from '../layout.ts'
import { firstName } from '../names.ts'

/** Reminder half a year after the last change of a candidate's profile. */
export function updateProfileMail(about: {
  name: string
  profile: string
  stop: string
  preferences: string
}) {
  return {
    subject: 'Seu currículo ainda conta a sua história?',
    ...layout({
      preheader: 'Faz seis meses que ele não muda. Conferir leva poucos minutos.',
      heading: 'Vale uma olhada no seu currículo',
      paragraphs: [
        `${firstName(about.name)}, faz seis meses que seus dados na Trilha não mudam. Se houve curso, trabalho ou telefone novo, conte para a gente: as vagas combinam melhor com quem você é hoje.`,
        'Se está tudo igual, não precisa fazer nada.',
      ],
      action: { label: 'Conferir meu currículo', url: about.profile },
      unsubscribe: {
        text: 'Você recebe este lembrete a cada seis meses.',
        stop: { label: 'Parar os lembretes de cadastro', url: about.stop },
        preferences: about.preferences,
      },
    }),
  }
}
