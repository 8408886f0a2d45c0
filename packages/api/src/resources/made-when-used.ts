/** An object whose properties are made when they are read for the first time, and stay: a page uses some of all resources. */
export const madeWhenUsed = <Made extends object>(names: readonly (keyof Made & string)[], make: (name: keyof Made & string) => unknown): Made => {
  const made = {} as Made
  for (const name of names) {
    Object.defineProperty(made, name, {
      configurable: true,
      enumerable: true,
      get() {
        const value = make(name)
        Object.defineProperty(made, name, { value, enumerable: true })
        return value
      },
    })
  }
  return made
}
