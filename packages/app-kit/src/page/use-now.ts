import { useSyncExternalStore } from 'react'

const minute = 60_000

const subscribe = (onChange: () => void) => {
  const timer = setInterval(onChange, minute)
  return () => clearInterval(timer)
}

/** The time, to the minute: waiting times on the screen stay up to date. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => Math.floor(Date.now() / minute) * minute)
