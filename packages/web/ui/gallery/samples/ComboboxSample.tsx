import { fold } from '@trilha/contracts/shared/fold'
import { useState } from 'react'
import { Combobox } from '../../combobox/Combobox.tsx'
import { IconMapPin } from '../../icons/icons.tsx'

type Place = { id: string; name: string; open: number }

const places: readonly Place[] = [
  { id: '3106200', name: 'Belo Horizonte, MG', open: 412 },
  { id: '3106705', name: 'Betim, MG', open: 64 },
  { id: '3118601', name: 'Contagem, MG', open: 186 },
  { id: '3146107', name: 'Ouro Preto, MG', open: 12 },
  { id: '3162500', name: 'São João del-Rei, MG', open: 9 },
  { id: '3550308', name: 'São Paulo, SP', open: 2310 },
]

/** A fake search with the delay of a slow network. */
export function ComboboxSample() {
  const [found, setFound] = useState<readonly Place[]>([])
  const [value, setValue] = useState<Place | null>(places[2] ?? null)
  const [loading, setLoading] = useState(false)

  function search(text: string) {
    if (text === '') return setFound([])
    setLoading(true)
    setTimeout(() => {
      const wanted = fold(text)
      setFound(places.filter((place) => fold(place.name).includes(wanted)))
      setLoading(false)
    }, 400)
  }

  return (
    <Combobox
      items={found}
      itemKey={(place) => place.id}
      itemLabel={(place) => place.name}
      itemDetail={(place) => `${place.open} vagas`}
      value={value}
      onChange={setValue}
      onSearch={search}
      loading={loading}
      icon={<IconMapPin />}
      placeholder="Sua cidade"
      words={{
        clear: 'Limpar município',
        loading: 'Buscando',
        empty: (text) => `Nenhuma cidade com “${text}”`,
        start: 'Digite o nome da cidade',
      }}
    />
  )
}
