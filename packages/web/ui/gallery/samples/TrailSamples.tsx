import { Trail, type TrailStep } from '../../trail/Trail.tsx'
import { StageIcon } from '../../trail/stageIcons.tsx'

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
