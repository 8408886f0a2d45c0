import { waitFor } from '../wait.ts'
import type { MallOptions } from './options.ts'

/** Calls that wait for the second factor that the user's company demands: docs/second-factor.md. */
export const createEnrolment = ({ enrol }: { readonly enrol: MallOptions['enrol'] }) => {
  let round: Promise<boolean> | undefined
  let done = 0

  const open = async (ask: NonNullable<MallOptions['enrol']>): Promise<boolean> => {
    try {
      const isSetUp = await ask()
      if (isSetUp) done += 1
      return isSetUp
    } finally {
      round = undefined
    }
  }

  return {
    /** How many were set up; taken before sending and given to `pass`. */
    done: () => done,

    /** Whether the call is to be sent again. One question serves all calls that wait. */
    pass: async (doneBefore: number, signal: AbortSignal | undefined): Promise<boolean> => {
      if (doneBefore !== done) return true
      return enrol ? waitFor((round ??= open(enrol)), signal) : false
    },
  }
}
