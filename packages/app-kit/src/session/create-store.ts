/** A value that is read, changed and followed from outside of React, too. */
export interface Store<State> {
  get(): State
  /** What it began with, as a page from a server was drawn: hydration begins with it too, whatever has happened meanwhile. */
  getInitial(): State
  set(change: Partial<State>): void
  subscribe(listener: () => void): () => void
}

export const createStore = <State extends object>(initial: State): Store<State> => {
  let current = initial
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    getInitial: () => initial,
    set(change) {
      current = { ...current, ...change }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
