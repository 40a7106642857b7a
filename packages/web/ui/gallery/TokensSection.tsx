import { Button } from '../actions/Button.tsx'
import { Ring } from '../feedback/Progress.tsx'
import { themeColors, themeModes } from '../tokens/theme.ts'
import styles from './TokensSection.module.css'
import { Row } from './layout/Row.tsx'
import { Section } from './layout/Section.tsx'

const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const

/** Colours and type. Icons are not listed, because that would bundle all of them. */
export function TokensSection() {
  return (
    <Section id="tokens" title="Cores e letras">
      <div className={styles.presets}>
        {themeModes.flatMap((mode) =>
          themeColors.map((color) => (
            <div key={mode + color} className={styles.preset} data-theme={mode} data-preset={color}>
              <span>
                <b>{color}</b> {mode}
              </span>
              <span className={styles.swatches}>
                {steps.map((step) => (
                  <span key={step} className={styles[`s${step}`]} />
                ))}
              </span>
              <Row>
                <Button size="sm">Quero participar</Button>
                <Button size="sm" variant="soft">
                  Salvar
                </Button>
              </Row>
              <Ring value={92} />
            </div>
          )),
        )}
      </div>
      <div className={styles.type}>
        <p className="display">A vaga é sua, Jussara</p>
        <p className="lead">Veja todas as etapas antes de se candidatar.</p>
        <p>
          Corpo: recebemos o seu vídeo. A resposta chega até quarta, 25 de novembro.{' '}
          <a href="/dev/ui">Um link no texto</a>.
        </p>
        <p className="sm ink2">Pequeno: Contagem, MG. Presencial. CLT.</p>
        <p className="num b">R$ 2.150 a 2.480</p>
      </div>
    </Section>
  )
}
