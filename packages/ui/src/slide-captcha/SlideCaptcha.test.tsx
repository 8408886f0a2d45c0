import { describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { SlideCaptcha } from './index.ts'
const drawn = (w: number, h: number, c: string) => `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><rect width="${w}" height="${h}" fill="${c}"/></svg>`)}`
describeConformance('SlideCaptcha', () => <SlideCaptcha loadChallenge={async () => ({ id: '1', background: drawn(320, 160, 'teal'), piece: drawn(48, 48, 'gold'), width: 320, height: 160, pieceY: 50, pieceWidth: 48, expiresAt: Date.now() + 60000 })} verify={async () => null} onPass={() => {}} alternative={{ label: '短信验证', onSelect: () => {} }} />, { ref: 'handle' })
