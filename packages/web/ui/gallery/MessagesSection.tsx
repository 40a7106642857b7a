import { Alert } from '../feedback/Alert.tsx'
import { Button } from '../actions/Button.tsx'
import { Card } from '../display/Card.tsx'
import { IconWifiOff } from '../icons/moreIcons.tsx'
import { Skeleton, SkeletonGroup } from '../feedback/Skeleton.tsx'
import { Spinner } from '../feedback/Spinner.tsx'
import { EmptyState, ErrorState } from '../feedback/States.tsx'
import styles from './MessagesSection.module.css'
import { Columns } from './layout/Columns.tsx'
import { Row } from './layout/Row.tsx'
import { Section } from './layout/Section.tsx'
import { Stack } from './layout/Stack.tsx'

export function MessagesSection() {
  return (
    <Section id="messages" title="Mensagens, espera, vazio e erro">
      <Alert tone="info" banner title="Manutenção hoje, 23h.">
        Seus dados continuam salvos.
      </Alert>
      <Columns>
        <Stack>
          <Alert tone="bad" title="Não deu para carregar suas vagas">
            Confira a internet e tente de novo. <a href="/dev/ui">Tentar de novo</a>
          </Alert>
          <Alert tone="warn" icon={<IconWifiOff />} title="Sem internet.">
            Suas respostas ficam guardadas neste aparelho.
          </Alert>
          <Alert tone="ok" title="Inscrição enviada.">
            A resposta chega até 23 de novembro.
          </Alert>
          <Alert
            action={
              <Button size="sm" variant="outline">
                Ver convite
              </Button>
            }
          >
            A Clínica Serena convidou você.
          </Alert>
          <Card>
            <SkeletonGroup label="Carregando vagas" className={styles.skeletonCard}>
              <Skeleton shape="square" />
              <span className={styles.skeletonLines}>
                <Skeleton shape="title" width={60} />
                <Skeleton width={40} />
                <Skeleton width={80} />
              </span>
            </SkeletonGroup>
          </Card>
          <Row>
            <Spinner label="Carregando" /> <Spinner label="Carregando painel" large />
            <Skeleton shape="circle" /> <Skeleton shape="button" />
          </Row>
        </Stack>
        <Stack>
          <Card>
            <EmptyState
              title="Nenhuma vaga com esses filtros"
              action={<Button>Buscar até 20 km</Button>}
            >
              Tire um filtro ou aumente a distância. A 20 km daqui há 12 vagas.
            </EmptyState>
          </Card>
          <Card>
            <ErrorState
              title="Suas vagas não carregaram"
              action={<Button variant="outline">Tentar de novo</Button>}
            >
              Sua inscrição está salva. Confira a internet e tente outra vez.
            </ErrorState>
          </Card>
        </Stack>
      </Columns>
    </Section>
  )
}
