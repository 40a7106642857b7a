import { Letter } from '../display/Letter.tsx'
import styles from './TrailSection.module.css'
import { Section } from './layout/Section.tsx'
import { TrailSamples } from './samples/TrailSamples.tsx'

/** The trail in its variants, and messages of companies. */
export function TrailSection() {
  return (
    <Section parts id="trail" title="Trilha">
      <TrailSamples />
      <h3>Cartas</h3>
      <Letters />
    </Section>
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
