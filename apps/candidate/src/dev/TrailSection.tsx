import { IconClock, IconRefresh } from '@trilha/web/ui/icons.tsx'
import { IconWifiOff } from '@trilha/web/ui/icons.more.tsx'
import { Letter } from '@trilha/web/ui/Letter.tsx'
import { MiniTrail } from '@trilha/web/ui/MiniTrail.tsx'
import { NextActionPanel } from '@trilha/web/ui/NextActionPanel.tsx'
import { TrailBar } from '@trilha/web/ui/TrailBar.tsx'
import { CardSamples } from './card.samples.tsx'
import styles from './samples.module.css'
import { TrailMapSamples, TrailSamples } from './trail.samples.tsx'

/** The trail in four sizes, its surroundings on a process page, and the vacancy cards. */
export function TrailSection() {
  return (
    <section className={styles.section} aria-labelledby="dev-trail">
      <h2 id="dev-trail">Trilha</h2>
      <TrailSamples />
      <h3>Trilha: barra</h3>
      {[0, 38, 62, 100].map((percent) => (
        <TrailBar key={percent} percent={percent} label={`Progresso: ${percent} de 100`} />
      ))}
      <h3>Trilha: mini</h3>
      <div className={styles.minis}>
        <MiniTrail states={['locked', 'locked', 'locked', 'locked', 'locked']}>
          5 etapas, cerca de 14 dias
        </MiniTrail>
        <MiniTrail size="md" states={['approved', 'done', 'current', 'locked', 'locked']}>
          Etapa 3 de 5
        </MiniTrail>
        <MiniTrail size="md" states={['approved', 'done', 'waiting', 'locked']}>
          Em análise
        </MiniTrail>
        <MiniTrail size="md" states={['approved', 'stopped', 'locked']}>
          Não avançou
        </MiniTrail>
      </div>
      <h3>Trilha: mapa</h3>
      <TrailMapSamples />
      <h3>Próxima ação e cartas</h3>
      <div className={styles.columns}>
        <NextAction />
        <Letters />
      </div>
      <CardSamples />
    </section>
  )
}

function NextAction() {
  return (
    <NextActionPanel
      label="Próxima ação, exemplo"
      eyebrow="Seu próximo passo, etapa 3 de 5"
      title="Grave sua entrevista em vídeo"
      headingLevel="h3"
      deadline={{ value: '5', label: 'dias até o prazo', date: 'quinta, 26 de novembro, 23h59' }}
      facts={[
        { id: 'time', icon: <IconClock />, text: 'Cerca de 15 minutos' },
        { id: 'again', icon: <IconRefresh />, text: 'Dá para gravar de novo antes de enviar' },
        { id: 'safe', icon: <IconWifiOff />, text: 'Se a internet cair, nada se perde' },
      ]}
      action={<a href="/dev/ui">Começar entrevista</a>}
      secondary={<a href="/dev/ui">Quero treinar antes</a>}
    />
  )
}

function Letters() {
  return (
    <div className={styles.list}>
      <Letter
        label="Mensagem da empresa, exemplo"
        from={{ name: 'Renata Teles', detail: 'Gente e Gestão, Mercado Bom Vizinho, 16 nov' }}
      >
        <p>
          Oi, Jussara! Gostamos de ver no teste que cuidar das pessoas pesa bastante para você. No
          vídeo, conte uma situação real, do seu jeito.
        </p>
      </Letter>
      <Letter
        label="Resposta da empresa, exemplo"
        headingLevel="h3"
        from={{ name: 'Rogério Amaral', detail: 'Gerente, loja Eldorado, 4 dez' }}
        title="Esta trilha termina aqui, e seu esforço conta"
        good={{
          title: 'O que foi bem',
          text: 'Seu exemplo do cliente com a entrega errada. Você ouviu, resolveu e avisou a equipe.',
        }}
        missing={{
          title: 'O que faltou para esta vaga',
          text: 'Prática com sistema de troca e estorno. Um curso rápido e gratuito já ajuda.',
        }}
      >
        <p>
          Jussara, obrigado pela conversa de terça. Escolhemos três pessoas que já trabalharam com o
          sistema de trocas que usamos, porque a loja abre em dez dias.
        </p>
      </Letter>
      <Letter
        label="Carta da empresa, exemplo"
        company={{
          name: 'Clínica Serena',
          mark: 'heart-pulse',
          tone: 'water',
          detail: 'Recepção, unidade Betim',
          tag: 'Resposta final',
        }}
        signature={{ name: 'Marina Alves', detail: 'Pessoas e Cultura' }}
      >
        <p>
          Oi, Jussara. Desta vez escolhemos outra pessoa, que já usava o mesmo sistema de agenda.
        </p>
        <p>Sua entrevista foi uma das mais claras que vimos.</p>
      </Letter>
    </div>
  )
}
