/**
 * Returns a path of this site to navigate to, or null. Accepts a value of a query or a response (`ReturnUrl`, `Redirect`)
 * and never lets the browser leave the origin: no scheme, no `//host`, no backslash that a browser reads as a slash, no
 * control characters that it drops, also when they come percent-encoded once or twice.
 */
export const safeReturnPath = (value: string | null | undefined, origin: string): string | null => {
  if (!value) return null
  for (const form of decodedForms(value)) {
    if (!form.startsWith('/') || form.startsWith('//') || form.includes('\\') || hasControlCharacter(form)) return null
  }
  const url = URL.parse(value, origin)
  if (url?.origin !== origin || url.pathname === '/login' || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}

const hasControlCharacter = (text: string): boolean => [...text].some((char) => char < ' ' || char === '\u007F')

/** The path unchanged, decoded once, and decoded twice. */
const decodedForms = (value: string): string[] => {
  const forms = [value.split(/[?#]/, 1)[0] ?? '']
  for (let round = 0; round < 2; round++) {
    const last = forms.at(-1) ?? ''
    try {
      forms.push(decodeURIComponent(last))
    } catch {
      return forms
    }
  }
  return forms
}
