import { MallThemeProvider, SlideCaptcha } from '../../../../packages/ui/src/index.ts'

const picture = (width: number, height: number, fill: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${fill}"/></svg>`)}`

const challenge = {
  id: '1',
  background: picture(320, 160, '#9ab'),
  piece: picture(48, 48, '#356'),
  width: 320,
  height: 160,
  pieceY: 60,
  pieceWidth: 48,
  expiresAt: Date.now() + 600_000,
}

export const Scene = () => (
  <MallThemeProvider>
    <SlideCaptcha loadChallenge={() => Promise.resolve(challenge)} verify={() => Promise.resolve(null)} onPass={() => undefined} />
  </MallThemeProvider>
)
