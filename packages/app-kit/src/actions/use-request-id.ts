import { useRef } from 'react'

/** The same input keeps its id until it is answered: sent again after a lost response, it is written once. */
export const useRequestId = () => {
  const last = useRef<{ input: string; id: string } | null>(null)
  return {
    of: (input: string): string => {
      if (last.current?.input !== input) last.current = { input, id: crypto.randomUUID() }
      return last.current.id
    },
    forget: () => {
      last.current = null
    },
  }
}
