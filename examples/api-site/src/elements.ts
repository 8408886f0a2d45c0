/** The element that the page surely has. */
export const find = <Kind extends Element>(selector: string, kind: new () => Kind): Kind => {
  const element = document.querySelector(selector)
  if (!(element instanceof kind)) throw new Error(`The page lacks ${selector}`)
  return element
}

/** What was typed into a field of a form. */
export const textOf = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** Shows one message to the user. */
export const say = (text: string): void => {
  find('#message', HTMLElement).textContent = text
}
