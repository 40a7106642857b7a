import { layout } from '../layout.ts'
import { firstName } from '../names.ts'

/** A data export is ready. The mail contains no download link, so a sign-in is needed. */
export function dataExportReadyMail(mail: {
  name: string
  /** The last day on which the copy can be downloaded. */
  availableUntil: string
  settings: string
}) {
  return {
    subject: 'A cópia dos seus dados está pronta',
    ...layout({
      preheader: `Você pode baixar até ${mail.availableUntil}.`,
      heading: 'Seus dados estão prontos',
      paragraphs: [
        `Olá, ${firstName(mail.name)}. A cópia de tudo o que a Trilha guarda sobre você está em Minha conta até ${mail.availableUntil}. Depois ela é apagada, e você pode pedir outra quando quiser.`,
      ],
      action: { label: 'Abrir Minha conta', url: mail.settings },
    }),
  }
}
