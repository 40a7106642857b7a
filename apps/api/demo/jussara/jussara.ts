import type { Facts } from '@trilha/contracts/assessments/rules'
import { applyToVacancy } from '../../src/applications/applying/apply.ts'
import { makeOffer, approveStage, notApprove } from '../../src/applications/judging/judge.ts'
import {
  saveRequirementsAnswers,
  submitRequirements,
} from '../../src/assessments/requirements/requirements.service.ts'
import type { Platform } from '../../src/platform/context.ts'
import { asCandidate, asRecruiter, type DemoCandidate, type DemoRecruiter } from '../actors.ts'
import { createRandom } from '../random.ts'
import { answerSome, toFirstTest } from '../walks/tests.ts'
import type { WalkedVacancy } from '../walks/walks.ts'

/**
 * Facts of the demo candidate. She has no driving licence, so that one of her trails ends at that
 * rule. She has no language yet, so that the home page and the profile suggest adding one.
 */
export const jussaraFacts: Facts & { desiredSalaryCents: number } = {
  schooling: 'high-school',
  cnh: 'none',
  shifts: ['afternoon', '6x1', 'business-hours'],
  desiredSalaryCents: 210_000,
}

type Opening = { vacancy: WalkedVacancy; recruiter: DemoRecruiter }
type Places = Record<
  'market' | 'pharmacy' | 'contact' | 'clinic' | 'logistics' | 'tech' | 'till' | 'office',
  Opening
>

/** The hours of a day. */
const day = 24

/** Creates the eight trails of the demo candidate, each at a different stage. */
export async function walkJussara(
  platform: Platform,
  me: DemoCandidate,
  places: Places,
): Promise<void> {
  const candidate = (hoursAgo: number) => asCandidate(platform, me, hoursAgo)
  const company = (opening: Opening, hoursAgo: number) =>
    asRecruiter(platform, opening.recruiter, hoursAgo)
  const { schooling, cnh, shifts } = jussaraFacts
  const facts = { schooling, cnh, shifts }

  const begin = async (opening: Opening, hoursAgo: number) => {
    const vacancyId = opening.vacancy.id
    const { id } = await applyToVacancy(candidate(hoursAgo), { vacancyId, source: 'search' }, null)
    return { id, stageId: opening.vacancy.stageIds[0] ?? '' }
  }
  const submit = async (opening: Opening, hoursAgo: number) => {
    const place = await begin(opening, hoursAgo)
    const answers = Object.fromEntries(
      opening.vacancy.rules
        .filter((rule) => rule.predicate.kind === 'statement')
        .map((rule) => [rule.id, true]),
    )
    await submitRequirements(candidate(hoursAgo - 1), place, { facts, answers }, null)
    return place
  }
  const approve = (
    opening: Opening,
    id: string,
    { version, message, hoursAgo }: { version: number; message: string; hoursAgo: number },
  ) =>
    approveStage(company(opening, hoursAgo), id, {
      version,
      stageId: opening.vacancy.stageIds[version - 1] ?? '',
      message,
    })

  // Her turn: the requirements test is open.
  await begin(places.market, 20)

  // Her turn: the test is started and not submitted yet.
  const begun = await begin(places.tech, 3 * day)
  await saveRequirementsAnswers(candidate(2 * day), begun, { facts, answers: { network: true } })

  // Half of the office questions are answered; the till test is not started.
  const officeTest = await toFirstTest(platform, me, places.office.vacancy, 2 * day)
  const random = createRandom('jussara')
  await answerSome(platform, me, officeTest, { hoursAgo: day, accuracy: 1, random, maxAnswers: 4 })
  await toFirstTest(platform, me, places.till.vacancy, 7)

  // Waiting for the company, before the promised date.
  await submit(places.pharmacy, 4 * day)

  // Not approved by the rule about the driving licence. She can request a human review.
  await submit(places.logistics, 2 * day)

  // An offer that she has not answered yet.
  const offered = await submit(places.contact, 12 * day)
  await approve(places.contact, offered.id, {
    version: 2,
    message:
      'Jussara, gostamos da conversa em grupo. Você ouviu antes de responder, e isso é metade do nosso trabalho.',
    hoursAgo: 8 * day,
  })
  await approve(places.contact, offered.id, {
    version: 3,
    message:
      'O seu atendimento de treino ficou claro e gentil. Falta só a resposta final, que chega em até cinco dias.',
    hoursAgo: 5 * day,
  })
  await makeOffer(company(places.contact, day), offered.id, {
    version: 4,
    message:
      'A vaga é sua, Jussara. A equipe escolheu você por unanimidade: suas mensagens resolvem na primeira linha. O equipamento chega em até cinco dias depois do aceite, e o treinamento começa na segunda-feira seguinte, às 13h.',
  })

  // Not approved, with a decision message.
  const rejected = await submit(places.clinic, 15 * day)
  await approve(places.clinic, rejected.id, {
    version: 2,
    message:
      'Jussara, sua conversa foi uma das mais claras que tivemos. Vamos marcar a manhã na recepção.',
    hoursAgo: 11 * day,
  })
  await notApprove(company(places.clinic, 3 * day), rejected.id, {
    version: 3,
    message:
      'Oi, Jussara. Desta vez escolhemos outra pessoa, que já usava o mesmo sistema de agenda, porque a recepção ficará só com ela nas primeiras semanas. Esta trilha termina aqui.',
    wentWell:
      'Você explicou como acalmou um cliente e resolveu o problema. Leve esse exemplo para as próximas conversas.',
    missing:
      'Prática com sistema de agenda médica. Há um curso gratuito de recepção em saúde, de 8 horas, que ensina o básico.',
  })
}
