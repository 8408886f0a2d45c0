import type { CallKey } from '@mall/api/contract'
import type { HttpHandler } from 'msw'
import { answers } from './answers/index.ts'
import { handle } from './handle.ts'
import { resetWorld, type World } from './world/world.ts'

/** Every call that the mocks answer. */
export const mockedCalls = Object.keys(answers) as readonly CallKey[]

/** A handler of every call over a new world, prepared by the caller. Give overrides before them: `msw.use(handle(…), ...allHandlers())`. */
export const allHandlers = (prepare?: (world: World) => void): HttpHandler[] => {
  resetWorld(prepare)
  return mockedCalls.map((key) => handle.usual(key))
}
