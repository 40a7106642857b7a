import { HomeBanner } from '@trilha/web/ui/HomeBanner.tsx'
import { Logo, LogoSymbol } from '@trilha/web/ui/Logo.tsx'
import { Climb } from '@trilha/web/ui/scenes/Climb.tsx'
import { Contour } from '@trilha/web/ui/scenes/Contour.tsx'
import { EmptyScene } from '@trilha/web/ui/scenes/EmptyScene.tsx'
import { ErrorScene } from '@trilha/web/ui/scenes/ErrorScene.tsx'
import { LandingScene } from '@trilha/web/ui/scenes/LandingScene.tsx'
import { LoginScene } from '@trilha/web/ui/scenes/LoginScene.tsx'
import { NotFoundScene } from '@trilha/web/ui/scenes/NotFoundScene.tsx'
import styles from './samples.module.css'
import { ShellSamples } from './shell.samples.tsx'

/** Brand, scenes, and page layouts. */
export function SceneSection() {
  return (
    <section className={styles.section} aria-labelledby="dev-scene">
      <h2 id="dev-scene">Marca e cenas</h2>
      <h3>Marca</h3>
      <div className={styles.logos}>
        <span className={styles.brand}>
          <Logo label="Trilha" />
        </span>
        <span className={styles.deep}>
          <Logo label="Trilha, versão clara" light />
        </span>
        <LogoSymbol label="Trilha, símbolo" />
      </div>
      <h3>Saudação</h3>
      <HomeBanner
        title="Boa tarde, Jussara"
        headingLevel="h4"
        lead="Você tem 3 passos para dar esta semana."
      />
      <h3>Página de chegada</h3>
      <div className={`${styles.stage} ${styles.sky}`}>
        <LandingScene stations={['Inscrição', 'Teste', 'Entrevista', 'Resposta']} />
      </div>
      <h3>Entrada</h3>
      <div className={`${styles.stage} ${styles.sky}`}>
        <LoginScene />
      </div>
      <h3>Página não encontrada</h3>
      <div className={`${styles.stage} ${styles.sky}`}>
        <NotFoundScene toVacancies="vagas" toHome="início" />
      </div>
      <h3>Erro</h3>
      <div className={`${styles.stage} ${styles.sky}`}>
        <ErrorScene />
      </div>
      <h3>Vazio, subida e curvas de nível</h3>
      <div className={styles.small}>
        <EmptyScene />
        {[0, 35, 78, 100].map((percent) => (
          <figure key={percent}>
            <Climb percent={percent} />
            <figcaption className="num">{percent}%</figcaption>
          </figure>
        ))}
      </div>
      <div className={`${styles.stage} ${styles.deepStage}`}>
        <Contour pattern="band" />
      </div>
      <div className={`${styles.stage} ${styles.groundStage}`}>
        <Contour pattern="ground" />
      </div>
      <ShellSamples />
    </section>
  )
}
