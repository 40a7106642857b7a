import { layout } from '../layout.ts'
import { firstName } from '../names.ts'

/** A data export is ready for download. Needs a sign-in: the mail contains no download link. */
export function dataExportReadyMail(mail: { name: string; until: string; settings: string }) {
  return {
    subject: 'A cópia dos seus dados está pronta',
    ...layout({
      preheader: `Você pode baixar até ${mail.until}.`,
      heading: 'Seus dados estão prontos',
      paragraphs: [
        `Olá, ${firstName(mail.name)}. A cópia de tudo o que a Trilha guarda sobre você está em Minha conta até ${mail.until}. Depois ela é apagada, e você pode pedir outra quando quiser.`,
      ],
      action: { label: 'Abrir Minha conta', url: mail.settings },
    }),
  }
}
