/** An object whose properties are made when they are read for the first time, and stay: a page uses some of all resources. */
export const madeWhenUsed = <Made extends object>(makers: { readonly [Name in keyof Made]: () => Made[Name] }): Made => {
  const made = {} as Made
  for (const name of Object.keys(makers) as (keyof Made & string)[]) {
    Object.defineProperty(made, name, {
      configurable: true,
      enumerable: true,
      get() {
        const value = makers[name]()
        Object.defineProperty(made, name, { value, enumerable: true })
        return value
      },
    })
  }
  return made
}
