import { useState } from 'react'
import { Button, type ButtonVariant } from '../actions/Button.tsx'
import { IconButton } from '../actions/IconButton.tsx'
import { IconArrowRight, IconBookmark, IconBookmarkFilled, IconSearch } from '../icons/icons.tsx'
import { IconBell, IconTrash } from '../icons/moreIcons.tsx'
import styles from './ButtonsSection.module.css'
import { Row } from './layout/Row.tsx'
import { Section } from './layout/Section.tsx'

const variants: readonly [ButtonVariant, string][] = [
  ['primary', 'Avançar'],
  ['outline', 'Contorno'],
  ['soft', 'Suave'],
  ['ghost', 'Só texto'],
  ['plain', 'Discreto'],
  ['accent', 'Próximo passo'],
  ['danger', 'Apagar conta'],
  ['dangerGhost', 'Apagar'],
]

export function ButtonsSection() {
  const [loading, setLoading] = useState(false)
  const [saved, setSaved] = useState(false)
  return (
    <Section id="buttons" title="Botões">
      <Row>
        {variants.map(([variant, label]) => (
          <Button
            key={variant}
            variant={variant}
            icon={variant.startsWith('danger') ? <IconTrash /> : undefined}
          >
            {label}
          </Button>
        ))}
      </Row>
      <Row>
        <Button size="lg">Quero participar</Button>
        <Button size="md" icon={<IconSearch />}>
          Buscar
        </Button>
        <Button size="sm">Avançar</Button>
        <Button render={<a href="/dev/ui">Link</a>} variant="soft">
          Um link <IconArrowRight />
        </Button>
      </Row>
      <Row>
        <Button loading loadingText="Enviando">
          Enviar
        </Button>
        <Button loading variant="outline">
          Salvar rascunho
        </Button>
        <Button
          loading={loading}
          loadingText="Enviando"
          onClick={() => {
            setLoading(true)
            setTimeout(setLoading, 2000, false)
          }}
        >
          Enviar de verdade
        </Button>
        <Button disabled>Desligado</Button>
        <Button disabledReason="As inscrições terminaram ontem">Com motivo</Button>
      </Row>
      <Row>
        <IconButton label="Buscar">
          <IconSearch />
        </IconButton>
        <IconButton label="Notificações, 3 não lidas" badge={3}>
          <IconBell />
        </IconButton>
        <IconButton label="Notificações, mais de 9 não lidas" badge="9+">
          <IconBell />
        </IconButton>
        <IconButton
          label="Salvar vaga"
          line
          on={saved}
          aria-pressed={saved}
          onClick={() => setSaved(!saved)}
        >
          {saved ? <IconBookmarkFilled /> : <IconBookmark />}
        </IconButton>
        <IconButton label="Desligado" disabled>
          <IconTrash />
        </IconButton>
        <button type="button" className="link link--tap">
          Limpar tudo
        </button>
      </Row>
      <div className={`on-deep ${styles.deep}`}>
        <Button variant="accent">Começar entrevista</Button>
        <Button variant="onDeep">Quero treinar antes</Button>
        <IconButton label="Avançar" onDeep>
          <IconArrowRight />
        </IconButton>
      </div>
      <Button block size="lg">
        Entrar
      </Button>
    </Section>
  )
}
