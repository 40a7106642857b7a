import { Trail, type TrailStep } from '@trilha/web/ui/Trail.tsx'
import { StageIcon } from '@trilha/web/ui/stageIcons.tsx'
import { TrailMap, type MapStep } from '@trilha/web/ui/TrailMap.tsx'
import { IconMail, IconCheck } from '@trilha/web/ui/icons.tsx'
import { IconHourglass, IconRoute } from '@trilha/web/ui/icons.few.tsx'

const here = '/dev/ui'

const progress: TrailStep[] = [
  {
    id: 'apply',
    state: 'approved',
    tag: 'Aprovada',
    title: 'Inscrição',
    description: 'Enviada em 12 nov. Currículo aprovado em 14 nov.',
  },
  {
    id: 'values',
    state: 'done',
    tag: 'Feita',
    title: 'Teste de valores',
    description: 'Feito em 15 nov, levou 11 minutos.',
    action: (
      <a className="link link--tap sm" href={here}>
        Ver meu resultado
      </a>
    ),
    justDone: true,
  },
  {
    id: 'video',
    state: 'current',
    tag: 'É a sua vez',
    title: 'Entrevista em vídeo',
    icon: <StageIcon kind="video" />,
    description:
      '3 perguntas, cerca de 15 minutos. Grave pelo celular até quinta, 26 de novembro, às 23h59.',
  },
  {
    id: 'talk',
    state: 'locked',
    tag: 'Abre depois',
    title: 'Conversa com a liderança da loja',
    icon: <StageIcon kind="company" />,
    description:
      '40 minutos com Rogério, online ou na loja Eldorado. Prevista para 1 a 4 de dezembro.',
  },
  {
    id: 'answer',
    state: 'locked',
    tag: 'Abre depois',
    title: 'Resposta final',
    icon: <StageIcon kind="offer" />,
    description: 'Chega até 8 de dezembro, com o motivo por escrito.',
  },
]

const ended: TrailStep[] = [
  { id: 'a', state: 'approved', tag: 'Aprovada', title: 'Inscrição', description: '14 nov' },
  {
    id: 'b',
    state: 'waiting',
    tag: 'Em análise',
    title: 'Entrevista em vídeo',
    description: 'A resposta chega até quarta, 25 de novembro.',
  },
  {
    id: 'c',
    state: 'stopped',
    tag: 'Não avançou',
    title: 'Conversa com a liderança da loja',
    description: 'Você chegou até aqui, entre 9 pessoas de 214.',
  },
]

const preview: TrailStep[] = [
  {
    id: 'requirements',
    state: 'locked',
    icon: <StageIcon kind="requirements" />,
    title: 'Inscrição',
    minutes: '3 min',
    description: 'Seu currículo da Trilha vai junto. São só 2 perguntas a mais.',
    answerTime: 'Resposta em até 2 dias',
  },
  {
    id: 'values',
    state: 'locked',
    icon: <StageIcon kind="values" />,
    title: 'Teste de valores',
    minutes: 'cerca de 12 min',
    description: 'Sem certo ou errado. Mostra o que importa para você no trabalho.',
    answerTime: 'O resultado fica com você, na hora',
  },
  {
    id: 'offer',
    state: 'locked',
    icon: <StageIcon kind="offer" />,
    title: 'Resposta final',
    minutes: 'até 3 dias',
    description: 'Aprovação ou não, com o motivo por escrito.',
    answerTime: 'Sempre com resposta',
  },
]

const short: TrailStep[] = preview.map(({ id, state, icon, title, minutes }) => ({
  id,
  state,
  icon,
  title,
  description: minutes,
}))

/** The vertical trail in its variants and all six states. */
export function TrailSamples() {
  return (
    <>
      <h3>Trilha: processo em andamento</h3>
      <Trail steps={progress} headingLevel="h4" label="Exemplo de trilha em andamento" />
      <h3>Trilha: em análise e encerrada</h3>
      <Trail steps={ended} headingLevel="h4" label="Exemplo de trilha encerrada" />
      <h3>Trilha: antes da inscrição</h3>
      <Trail
        steps={preview}
        variant="preview"
        headingLevel="h4"
        label="Exemplo de trilha de uma vaga"
      />
      <h3>Trilha: pequena</h3>
      <Trail steps={short} variant="preview" size="sm" label="Exemplo de trilha pequena" />
    </>
  )
}

const names = ['Inscrição', 'Teste de valores', 'Entrevista em vídeo', 'Conversa', 'Resposta']

function steps(states: MapStep['state'][]): MapStep[] {
  return states.map((state, i) => ({
    id: String(i),
    state,
    title: names[i % names.length] ?? '',
    icon: <StageIcon kind="video" />,
  }))
}

const maps: {
  id: string
  pill: { icon: React.ReactNode; text: string }
  states: MapStep['state'][]
}[] = [
  {
    id: 'turn',
    pill: { icon: <IconRoute />, text: 'Etapa 3 de 5' },
    states: ['approved', 'done', 'current', 'locked', 'locked'],
  },
  {
    id: 'wait',
    pill: { icon: <IconHourglass />, text: 'Em análise' },
    states: ['approved', 'approved', 'waiting', 'locked', 'locked'],
  },
  {
    id: 'stop',
    pill: { icon: <IconMail />, text: 'Resposta recebida em 4 dez' },
    states: ['approved', 'approved', 'approved', 'stopped', 'locked'],
  },
  {
    id: 'won',
    pill: { icon: <IconCheck />, text: '5 de 5 etapas' },
    states: ['approved', 'approved', 'approved', 'approved', 'won'],
  },
  {
    id: 'three',
    pill: { icon: <IconRoute />, text: 'Etapa 1 de 3' },
    states: ['current', 'locked', 'locked'],
  },
  {
    id: 'nine',
    pill: { icon: <IconRoute />, text: 'Etapa 6 de 9' },
    states: [
      'approved',
      'approved',
      'done',
      'approved',
      'approved',
      'current',
      'locked',
      'locked',
      'locked',
    ],
  },
]

/** The map in its states, with few and many steps. */
export function TrailMapSamples() {
  return maps.map((map) => (
    <TrailMap
      key={map.id}
      label={`Mapa da trilha, exemplo ${map.pill.text}`}
      title="Assistente de atendimento ao cliente"
      headingLevel="h4"
      company={{ name: 'Mercado Bom Vizinho', mark: 'house-heart', tone: 'canary' }}
      subtitle="Mercado Bom Vizinho, Contagem"
      pill={map.pill}
      steps={steps(map.states)}
    />
  ))
}
