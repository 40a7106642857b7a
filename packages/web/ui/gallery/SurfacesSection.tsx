import { Avatar } from '../media/Avatar.tsx'
import { Button } from '../actions/Button.tsx'
import { Card, CardAbove, CardHead, CardLink } from '../display/Card.tsx'
import { IconWheelchair } from '../icons/icons.tsx'
import { Bar, Ring, Steps } from '../feedback/Progress.tsx'
import { Tag, type TagTone } from '../display/Tag.tsx'
import { Columns } from './layout/Columns.tsx'
import { Row } from './layout/Row.tsx'
import { Section } from './layout/Section.tsx'
import { Stack } from './layout/Stack.tsx'

const tags: readonly [TagTone, string][] = [
  ['neutral', 'Ensino médio'],
  ['primary', 'Nova'],
  ['ok', 'Aprovada'],
  ['warn', 'Encerra amanhã'],
  ['bad', 'Atrasada'],
  ['info', 'Também para PcD'],
  ['accent', 'É a sua vez'],
  ['line', 'Abre depois'],
  ['inverse', 'Não avançou'],
]

export function SurfacesSection() {
  return (
    <Section id="surfaces" title="Cartões, etiquetas, pessoas e progresso">
      <Columns>
        <Card>
          <CardHead>
            <h3>Seu currículo</h3>
            <Button size="sm" variant="soft">
              Editar
            </Button>
          </CardHead>
          <p>Falta o vídeo de apresentação.</p>
        </Card>
        <Card interactive as="article">
          <h3>
            <CardLink link={<a href="/dev/ui">Cartão que é um link</a>} />
          </h3>
          <p>Todo o cartão abre a vaga.</p>
          <CardAbove>
            <Button size="sm" variant="ghost">
              Menos o botão
            </Button>
          </CardAbove>
        </Card>
        <Card flat>
          <h3>Sem linha</h3>
          <p>Sobre o fundo da página.</p>
        </Card>
      </Columns>
      <Row>
        {tags.map(([tone, words]) => (
          <Tag key={tone} tone={tone} icon={tone === 'info' ? <IconWheelchair /> : undefined}>
            {words}
          </Tag>
        ))}
      </Row>
      <Row>
        {([28, 32, 38, 44, 48, 56, 72, 96] as const).map((size) => (
          <Avatar key={size} name="Jussara do Nascimento" size={size} />
        ))}
        <Avatar name="Renata" label="Renata" />
        <Avatar name="Foto" photoUrl="/favicon.svg" size={56} label="Foto de perfil" />
        <Avatar name="Sem Foto" photoUrl="/nao-existe.png" size={56} />
      </Row>
      <Columns>
        <Stack>
          <Bar value={0} label="Envio, vazio" />
          <Bar value={62} label="Envio" />
          <Bar value={100} label="Envio, completo" />
          <Steps total={5} current={3} />
        </Stack>
        <Row>
          {[0, 12, 50, 92, 100].map((value) => (
            <Ring key={value} value={value} size={44} />
          ))}
        </Row>
      </Columns>
    </Section>
  )
}
