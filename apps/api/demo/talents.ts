import { talentConsent } from '@trilha/contracts/talents/own'
import { dayInBrasilia } from '@trilha/contracts/vacancies/states'
import type { Schooling } from '@trilha/contracts/vacancies/enums'
import { markEmailVerified } from '../src/accounts/email/email.store.ts'
import { createCandidateAccount } from '../src/accounts/registration/register.ts'
import { addEntry } from '../src/candidates/profile/entries.ts'
import { changeProfile, saveAbout } from '../src/candidates/profile/profile.service.ts'
import { writeFacts } from '../src/candidates/candidates.service.ts'
import type { Platform } from '../src/platform/context.ts'
import { inTransaction } from '../src/platform/db/database.ts'
import { allowTalent } from '../src/talents/talents.own.ts'
import { asCandidate } from './actors.ts'
import { municipalityCodes, placeKey } from './demo.places.ts'
import { demoPerson } from './people.ts'
import type { Random } from './random.ts'

// headline | last role | role before | skills | schooling
const table = `
Atendimento ao cliente e caixa | Operadora de caixa | Repositora | Fechamento de caixa, Trocas, Atendimento no balcão | high-school
Vendas no varejo de calçados | Vendedora de loja | Atendente | Vendas, Vitrine, Pós-venda | high-school
Logística e estoque | Auxiliar de estoque | Conferente | Inventário, Coletor de dados, Empilhadeira | high-school
Motorista de entregas urbanas | Motorista entregador | Ajudante de entrega | Roteirização, Direção defensiva | high-school
Suporte técnico e redes | Técnica de suporte | Estagiária de TI | Windows, Redes, Atendimento remoto | technical
Desenvolvimento web | Desenvolvedora de software | Analista de suporte | TypeScript, React, PostgreSQL | college
Rotinas administrativas | Auxiliar administrativa | Recepcionista | Excel, Notas fiscais, Arquivo | college-ongoing
Recepção em clínicas | Recepcionista | Atendente de farmácia | Agenda, Convênios, Acolhimento | high-school
Cozinha e confeitaria | Confeiteira | Auxiliar de cozinha | Bolos, Boas práticas, Cardápio | elementary
Manutenção elétrica | Eletricista de manutenção | Ajudante de elétrica | NR 10, Quadros elétricos | technical
Gente e gestão | Analista de RH | Assistente de departamento pessoal | Folha, Recrutamento, Treinamento | postgraduate
Limpeza e conservação | Auxiliar de limpeza | Camareira | Organização, Produtos de limpeza | elementary
`
const talentCount = 24

/** Creates candidates near the demo companies; verified companies can find them. */
export async function createTalents(platform: Platform, random: Random): Promise<void> {
  const lines = table.trim().split('\n')
  const codes = await municipalityCodes(platform)
  for (let i = 0; i < talentCount; i++) {
    const [headline = '', role = '', before = '', skills = '', schooling] =
      lines[i % lines.length]!.split(' | ')
    const person = demoPerson(1000 + i, random)
    const municipalityCode = codes.get(placeKey(person)) ?? null
    const account = { ...person, passwordHash: null, municipalityCode }
    const now = platform.now()
    const made = await inTransaction(platform.db, async (tx) => {
      const ids = await createCandidateAccount(platform.ports, tx, account, { now, ip: null })
      await markEmailVerified(tx, ids.userId, now)
      return ids
    })
    const ctx = asCandidate(platform, { ...made, name: person.name }, 24 * random.int(1, 60))
    const year = Number(dayInBrasilia(ctx.now()).slice(0, 4))
    await saveAbout(ctx, { headline, skills: skills.split(', ') })
    const month = () => String(random.int(1, 12)).padStart(2, '0')
    const firstRoleYears = random.int(4, 12)
    const lastRoleYears = random.int(1, 3)
    const hasLeft = random.chance(0.5)
    // Every fifth candidate has only one role.
    for (const [title, yearsAgo, end] of [
      ...(i % 5 === 4
        ? []
        : [[before, firstRoleYears, `${year - lastRoleYears - 1}-${month()}`] as const]),
      [role, lastRoleYears, hasLeft ? `${year - 1}-12` : null] as const,
    ])
      await addEntry(ctx, {
        kind: 'experience',
        title,
        place: 'Comércio da região',
        bond: 'employee',
        start: `${year - yearsAgo}-${month()}`,
        end,
        description: '',
      })
    const languages = [
      { language: 'en' as const, level: random.pick(['A2', 'B1', 'B2'] as const) },
      { language: 'es' as const, level: random.pick(['A2', 'B1'] as const) },
    ]
    await changeProfile(ctx, (tx, id) =>
      writeFacts(tx, id, {
        schooling: (schooling ?? 'high-school') as Schooling,
        availability: random.pick([0, 7, 15, 30]),
        shifts: random.some(['morning', 'afternoon', '6x1', 'business-hours'], 2),
        workplaces: random.some(['on-site', 'hybrid', 'remote'], 2),
        cnh: role.startsWith('Motorista') ? 'D' : random.pick(['none', 'B', 'AB']),
        languages: random.some(
          languages,
          random.weighted([
            [0, 6],
            [1, 3],
            [2, 1],
          ]),
        ),
      }),
    )
    await allowTalent(ctx, {
      consentVersion: talentConsent.version,
      photo: false,
      disabilityVersion: null,
    })
  }
}
