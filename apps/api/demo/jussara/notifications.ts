import { hourMs } from '@trilha/contracts/shared/durations'
import { getProgress } from '../../src/applications/applications.service.ts'
import { invite } from '../../src/invitations/invitations.service.ts'
import {
  listNotifications,
  notify,
  readNotification,
} from '../../src/notifications/notifications.service.ts'
import type { Platform } from '../../src/platform/context.ts'
import { inTransaction } from '../../src/platform/db/database.ts'
import { asCandidate, asRecruiter, type DemoCandidate, type DemoRecruiter } from '../actors.ts'
import type { WalkedVacancy } from '../walks/walks.ts'

type Opening = { vacancy: WalkedVacancy; recruiter: DemoRecruiter }
type About = Parameters<typeof notify>[1]

/** The hours of a day. */
const day = 24

/** Older notifications are marked as read. */
const readAfterHours = 30

const announcement = `<p>Quando uma empresa responde, o aviso aparece aqui na mesma hora, sem atualizar a página.</p>
<ul><li>O sino mostra quantos avisos você ainda não leu.</li>
<li>Em <strong>Preferências de notificação</strong> você escolhe o que chega por e-mail e por WhatsApp.</li></ul>`

/** Creates notifications of each type for the demo candidate, and an open invitation. */
export async function notifyJussara(
  platform: Platform,
  me: DemoCandidate,
  places: Record<'market' | 'stock' | 'contact' | 'clinic' | 'pharmacy' | 'tech', Opening>,
): Promise<void> {
  type Content = Pick<About, 'type' | 'message' | 'html'>
  const notifications: [hoursAgo: number, opening: Opening | null, about: Content][] = [
    [
      1,
      places.tech,
      {
        type: 'reminder',
        message:
          'O prazo está chegando. Seu teste da Araçá Tecnologia espera por você, do ponto onde parou.',
      },
    ],
    [
      day,
      places.contact,
      {
        type: 'message',
        message: `A vaga é sua. Conecta Atendimento escolheu você para ${places.contact.vacancy.roleName}. Leia e aceite.`,
      },
    ],
    [
      2 * day,
      null,
      {
        type: 'announcement',
        message: 'Novidade na Trilha. Agora os avisos chegam na hora.',
        html: announcement,
      },
    ],
    [
      3 * day,
      places.clinic,
      {
        type: 'message',
        message: `Resposta de Clínica Serena. Leia o que a equipe escreveu para você sobre ${places.clinic.vacancy.roleName}.`,
      },
    ],
    [
      4 * day - 1,
      places.pharmacy,
      {
        type: 'movement',
        message: 'Você avançou. Farmácia Bem-Estar aprovou Requisitos da vaga.',
      },
    ],
  ]
  for (const [hoursAgo, opening, about] of notifications)
    await inTransaction(platform.db, (tx) =>
      notify(tx, {
        ...about,
        userId: me.userId,
        key: `demo:${hoursAgo}`,
        at: new Date(platform.now().getTime() - hoursAgo * hourMs),
        vacancyId: opening?.vacancy.id,
      }),
    )

  const { id: applicationId } = await getProgress(
    asCandidate(platform, me, 0),
    places.market.vacancy.id,
  )
  await invite(asRecruiter(platform, places.stock.recruiter, 3), places.stock.vacancy.id, {
    applicationId,
    message:
      'Oi, Jussara. Sua candidatura ao atendimento chegou bem, e a loja de Betim procura alguém para a reposição, no turno da manhã. Quer ver se combina com você?',
  })

  const { rows } = await listNotifications(asCandidate(platform, me, 0), me.userId, { limit: 30 })
  const since = new Date(platform.now().getTime() - readAfterHours * hourMs).toISOString()
  for (const { id, creationDate } of rows)
    if (creationDate < since) await readNotification(asCandidate(platform, me, 0), id)
}
