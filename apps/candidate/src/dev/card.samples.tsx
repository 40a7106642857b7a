import { CompanyLogo, VerifiedBadge } from '@trilha/web/ui/CompanyLogo.tsx'
import { companyMarks, companyTones } from '@trilha/web/ui/companyMarks.ts'
import { VacancyCard, type VacancyCardProps } from '@trilha/web/ui/VacancyCard.tsx'
import { useState } from 'react'
import styles from './samples.module.css'

type Sample = Omit<VacancyCardProps, 'link' | 'variant' | 'save'>

const market: Sample = {
  title: 'Assistente de atendimento ao cliente',
  company: {
    name: 'Mercado Bom Vizinho',
    mark: 'house-heart',
    tone: 'canary',
    verified: 'empresa verificada',
  },
  place: 'Contagem, MG',
  workplace: { kind: 'on-site', text: 'Presencial' },
  contract: 'CLT',
  trail: { stages: 5, text: '5 etapas, cerca de 14 dias' },
  pcd: 'Também para PcD',
  extras: ['Vale-alimentação'],
  pay: { amount: 'R$ 2.150 a 2.480', note: 'por mês' },
  match: { percent: 92, text: 'combina' },
  closing: { days: 9, text: 'Encerra em 9 dias' },
}
const calls: Sample = {
  title: 'Atendente de relacionamento, chat e WhatsApp',
  company: { name: 'Conecta Atendimento', mark: 'headset', tone: 'violet' },
  place: 'Todo o Brasil',
  workplace: { kind: 'remote', text: 'Home office' },
  contract: 'CLT',
  trail: { stages: 4, text: '4 etapas, cerca de 8 dias' },
  extras: ['Comissão'],
  pay: { amount: 'R$ 1.890', note: '+ comissão' },
  match: { percent: 88, text: 'combina' },
  closing: { days: 1, text: 'Encerra amanhã' },
}
const school: Sample = {
  title: 'Auxiliar de secretaria escolar',
  company: { name: 'Colégio Jatobá', mark: 'tree', tone: 'leaf', verified: 'empresa verificada' },
  place: 'Belo Horizonte, MG',
  workplace: { kind: 'hybrid', text: 'Híbrido, 2 dias' },
  contract: 'CLT, meio período',
  trail: {
    stages: 4,
    text: 'Etapa 3 de 4',
    states: ['approved', 'done', 'current', 'locked'],
  },
  pay: { amount: 'A combinar' },
  closing: { days: 21, text: 'Encerra em 21 dias' },
}

/** Vacancy cards in three variants: saved and not saved, closing soon, without match. */
export function CardSamples() {
  return (
    <>
      <h3>Cartão de vaga: lista</h3>
      <div className={styles.list}>
        {[market, calls, school].map((card) => (
          <Card key={card.title} {...card} />
        ))}
      </div>
      <h3>Cartão de vaga: grade</h3>
      <div className={styles.grid}>
        {[market, calls, school].map((card) => (
          <Card key={card.title} variant="compact" {...card} match={undefined} />
        ))}
      </div>
      <h3>Cartão de vaga: parecidas</h3>
      <div className={styles.narrow}>
        <Card variant="similar" {...calls} />
      </div>
      <h3>Logos de empresas</h3>
      <div className={styles.logos}>
        {companyMarks.map((mark, i) => (
          <CompanyLogo key={mark} name={mark} mark={mark} tone={toneAt(i)} />
        ))}
        <CompanyLogo name="Padaria Trigal" size={44} />
        <CompanyLogo name="Rota Certa Logística" size={64} />
        <span className={styles.badge}>
          Conecta Atendimento <VerifiedBadge label="empresa verificada" />
        </span>
      </div>
    </>
  )
}

const tones = Object.keys(companyTones)
const toneAt = (i: number) => tones[i % tones.length]

function Card(props: Sample & { variant?: VacancyCardProps['variant'] }) {
  const [saved, setSaved] = useState(false)
  const action = saved ? 'Remover dos salvos' : 'Salvar vaga'
  return (
    <VacancyCard
      {...props}
      headingLevel="h4"
      link={<a href="/dev/ui">{props.title}</a>}
      save={{ label: `${action}: ${props.title}`, saved, onToggle: () => setSaved(!saved) }}
    />
  )
}
