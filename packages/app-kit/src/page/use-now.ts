import { useSyncExternalStore } from 'react'

const minute = 60_000

const subscribe = (onChange: () => void) => {
  const timer = setInterval(onChange, minute)
  return () => clearInterval(timer)
}

/** The time, to the minute: what shows how long something has waited goes on while one looks at it. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => Math.floor(Date.now() / minute) * minute)
