const svg = (width, height, content) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`)}`

const size = 48

/** A puzzle that this page draws and verifies itself. A real site does both on its server, because a user can read the page's script. */
export const drawPuzzle = () => {
  let target = 0
  return {
    loadChallenge: async () => {
      target = 90 + Math.floor(Math.random() * 160)
      const hole = `<rect x="${target}" y="60" width="${size}" height="${size}" rx="6" fill="#14181b" fill-opacity=".5"/>`
      return {
        id: crypto.randomUUID(),
        background: svg(320, 160, `<rect width="320" height="160" fill="#d8e4d4"/><path d="M0 130L80 70l60 40 70-70 110 90v30H0z" fill="#9db89a"/>${hole}`),
        piece: svg(size, size, `<rect width="${size}" height="${size}" rx="6" fill="#2f6b3a" stroke="#fff" stroke-width="2"/>`),
        width: 320,
        height: 160,
        pieceY: 60,
        pieceWidth: size,
        expiresAt: Date.now() + 120_000,
      }
    },
    verify: async ({ x }) => (Math.abs(x - target) <= 4 ? { credential: 'drawn-here' } : null),
  }
}
