import type { EntryBody } from '@trilha/contracts/candidates/entries'
import { dayInBrasilia } from '@trilha/contracts/vacancies/states'
import { hourMs } from '@trilha/contracts/shared/durations'
import { addEntry } from '../../src/candidates/profile/entries.ts'
import { changeProfile, saveAbout } from '../../src/candidates/profile/profile.service.ts'
import { savePersonal } from '../../src/candidates/profile/personal.ts'
import { writeFacts } from '../../src/candidates/candidates.service.ts'
import type { Platform } from '../../src/platform/context.ts'
import { asCandidate, type DemoCandidate } from '../actors.ts'

/** The hours of a day. */
const day = 24

/** Oldest first, because a new entry is placed before the others of its kind. */
const entries = (lastMonth: string): EntryBody[] => [
  {
    kind: 'experience',
    title: 'Organização e vendas, voluntariado',
    place: 'Bazar da Comunidade Nova Contagem',
    bond: 'volunteer',
    start: '2018',
    end: '2020',
    description: 'Arrecadação, preço e venda de roupas. Cuidava da escala de 12 pessoas.',
  },
  {
    kind: 'experience',
    title: 'Caixa e balcão',
    place: 'Lanchonete do Terminal',
    bond: 'employee',
    start: '2021-01',
    end: '2023-02',
    description: 'Abertura e fechamento de caixa, até 180 atendimentos por turno.',
  },
  {
    kind: 'experience',
    title: 'Atendente de loja',
    place: 'Loja Estrela Azul, móveis e eletro',
    bond: 'employee',
    start: '2023-03',
    end: lastMonth,
    description:
      'Recebia clientes no balcão, resolvia trocas e entregas e respondia o WhatsApp da loja. Criei um caderno de dúvidas que diminuiu as ligações repetidas.',
  },
  {
    kind: 'education',
    title: 'Ensino médio completo',
    place: 'E. E. Professora Lígia Prado',
    level: 'high-school',
    start: null,
    end: '2010',
  },
  {
    kind: 'course',
    title: 'Atendimento que resolve',
    place: 'Curso gratuito online',
    hours: 20,
    end: '2025',
    certificateUrl: null,
  },
]

/** Fills the demo candidate's profile as in the design: without languages, video and photo. */
export async function fillJussarasProfile(platform: Platform, me: DemoCandidate): Promise<void> {
  const ctx = asCandidate(platform, me, 20 * day)
  const lastMonth = dayInBrasilia(new Date(ctx.now().getTime() - 20 * day * hourMs)).slice(0, 7)
  // A number that is not assigned in the numbering plan.
  await savePersonal(ctx, { phone: '(31) 90000-1234', gender: null })
  await saveAbout(ctx, {
    headline: 'Atendimento ao cliente, 5 anos com público',
    objective:
      'Gosto de resolver. Aprendi no balcão que ouvir primeiro economiza metade da conversa. Procuro um lugar com equipe unida, horário certo e chance de crescer para supervisão.',
    skills: [
      'Atendimento no balcão',
      'Mediação de conflitos',
      'WhatsApp comercial',
      'Trocas e devoluções',
      'Fechamento de caixa',
      'Escala de equipe',
      'Digitação',
    ],
  })
  await changeProfile(ctx, (tx, id) =>
    writeFacts(tx, id, {
      wantedRoles: ['Atendimento ao cliente', 'Recepcionista'],
      availability: 0,
      workplaces: ['on-site', 'hybrid'],
      maxKm: 15,
    }),
  )
  for (const entry of entries(lastMonth)) await addEntry(ctx, entry)
}
