import { describe, expect, it } from 'vitest'
import { onToast, toast, type ToastMessage } from './toast.ts'

describe('toast', () => {
  it('keeps what was said before anybody showed it, in order, and hands it over once', () => {
    toast.success('Vaga salva')
    toast.error('Não deu para salvar')
    const first: ToastMessage[] = []
    const stop = onToast((message) => first.push(message))
    toast.info('Vídeo enviado')
    expect(first).toEqual([
      { text: 'Vaga salva', tone: 'success' },
      { text: 'Não deu para salvar', tone: 'error' },
      { text: 'Vídeo enviado', tone: 'info' },
    ])
    stop()

    toast.warning('Sem internet')
    const second: ToastMessage[] = []
    const stopSecond = onToast((message) => second.push(message))
    expect(second).toEqual([{ text: 'Sem internet', tone: 'warning' }])
    expect(first).toHaveLength(3)
    stopSecond()
  })

  it('a listener that goes after its successor came does not silence it', () => {
    const heard: string[] = []
    const stopOld = onToast(() => heard.push('old'))
    const stopNew = onToast(() => heard.push('new'))
    stopOld()
    toast.info('Oi')
    expect(heard).toEqual(['new'])
    stopNew()
  })
})
