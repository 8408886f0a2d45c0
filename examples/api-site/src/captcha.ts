import type { Mall } from '@mall/api'
import { find } from './elements.ts'

const closed = (dialog: HTMLDialogElement): Promise<string> =>
  new Promise((resolve) => {
    dialog.addEventListener('close', () => resolve(dialog.returnValue), { once: true })
  })

/** Shows the slide captcha. Returns a credential, or null when the user cancelled. */
export const askCaptcha = async (mall: Pick<Mall, 'captcha'>, signal?: AbortSignal): Promise<string | null> => {
  const dialog = find('#captcha', HTMLDialogElement)
  const slider = find('#captcha input', HTMLInputElement)
  const piece = find('#captcha .piece', HTMLImageElement)
  const { Id, Background, Piece, Width, PieceY, PieceWidth } = await mall.captcha.challenge()
  find('#captcha .background', HTMLImageElement).src = Background
  piece.src = Piece
  slider.max = String(Width - PieceWidth)
  slider.value = '0'

  const begin = performance.now()
  const track: { x: number; y: number; t: number }[] = []
  const move = () => {
    piece.style.transform = `translate(${slider.value}px, ${PieceY}px)`
    track.push({ x: Number(slider.value), y: 0, t: Math.round(performance.now() - begin) })
  }
  const giveUp = () => dialog.close('cancel')
  move()
  slider.addEventListener('input', move)
  signal?.addEventListener('abort', giveUp)
  dialog.returnValue = ''
  dialog.showModal()
  const answer = await closed(dialog)
  slider.removeEventListener('input', move)
  signal?.removeEventListener('abort', giveUp)
  if (answer !== 'confirm') return null
  return (await mall.captcha.verify({ Id, X: Number(slider.value), Track: track, Input: 'pointer' })).CaptchaVerifyParam
}
