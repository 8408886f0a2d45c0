import { drawPuzzle } from '../../packages/mall-server/src/platform/captcha/draw-puzzle.ts'
import { tolerancePx } from '../../packages/mall-server/src/platform/captcha/rules.ts'
import { startMall } from '../mall.ts'
import { printTable } from '../table.ts'
import { darkestPatch, outlineTemplate, pictureTemplate, turnedTemplate, type Bot } from './bots.ts'
import { seePuzzle } from './picture.ts'
import { handLikeTrack } from './track.ts'

const count = 200

const bots: Readonly<Record<string, Bot>> = {
  'the darkest patch': darkestPatch,
  'the outline of the piece': outlineTemplate,
  'the picture of the piece': pictureTemplate,
  'the outline, turned and resized': turnedTemplate,
}

/** How long the best program asks one mall for credentials, from one address, s. */
const attackSeconds = 90

interface Envelope { readonly MsgHeader: { readonly Code: string }; readonly MsgBody: Readonly<Record<string, string | number>> | null }

/** What the best program gets at full speed from one address: how many of its answers are right, and how many credentials it has at the end. */
const attack = async (limits: 'on' | 'off') => {
  await using mall = await startMall({ withoutPages: true, environment: { RATE_LIMIT: limits, SEED_SIZE: 'small' } })
  const send = async (path: string, body: unknown) => {
    const response = await fetch(`${mall.origin}/api/Captcha/${path}`, { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } })
    return { answer: Number(response.headers.get('X-Captcha-Answer')), wait: Number(response.headers.get('Retry-After')), ...((await response.json()) as Envelope) }
  }
  const begin = performance.now()
  const passed = () => (performance.now() - begin) / 1000
  let [asked, solved, credentials, inMinute] = [0, 0, 0, 0]
  while (passed() < attackSeconds) {
    const { MsgBody: challenge, answer, wait } = await send('Challenge', {})
    if (challenge === null) {
      await new Promise((resolve) => setTimeout(resolve, Math.max(1, wait) * 1000))
      continue
    }
    asked++
    const X = turnedTemplate(await seePuzzle({ background: String(challenge.Background), piece: String(challenge.Piece), pieceY: Number(challenge.PieceY) }))
    if (Math.abs(X - answer) <= tolerancePx) solved++
    const { MsgHeader } = await send('Verify', { Id: challenge.Id, X, Track: handLikeTrack(X), Input: 'pointer' })
    if (MsgHeader.Code === 'OK') {
      credentials++
      if (passed() <= 60) inMinute++
    }
  }
  return { limits, pictures: asked, solved: `${((solved / Math.max(1, asked)) * 100).toFixed(0)} %`, 'credentials in 60 s': inMinute, [`in ${attackSeconds} s`]: credentials }
}

/** How often programs that see only the two pictures place the piece correctly. */
export const run = async (): Promise<void> => {
  const drawings = Array.from({ length: count }, (_, seed) => drawPuzzle(seed + 1))
  const puzzles = await Promise.all(drawings.map(async (drawn) => ({ drawn, seen: await seePuzzle(drawn) })))
  const bytes = puzzles.reduce((sum, { drawn }) => sum + drawn.background.length + drawn.piece.length, 0) / count
  const begin = performance.now()
  for (let seed = 1; seed <= 50; seed++) drawPuzzle(seed)
  const drawingMs = (performance.now() - begin) / 50
  printTable(
    Object.entries(bots).map(([name, bot]) => {
      const start = performance.now()
      const solved = puzzles.filter(({ drawn, seen }) => Math.abs(bot(seen) - drawn.targetX) <= tolerancePx).length
      return { program: name, solved: `${((solved / count) * 100).toFixed(0)} %`, 'ms each': ((performance.now() - start) / count).toFixed(1) }
    }),
  )
  printTable([await attack('off'), await attack('on')])
  console.log(`\n${count} puzzles of ${(bytes / 1024).toFixed(0)} KB, ${drawingMs.toFixed(1)} ms to draw one`)
}
