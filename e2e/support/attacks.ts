/** Addresses of another site, or of a script, in the spellings that fool a careless look. */
export const attacks = {
  'a script': 'javascript:document.title="taken"',
  'another host without a scheme': '//evil.example',
  'a backslash that browsers read as a slash': '/\\evil.example',
  'a scheme without slashes': 'https:evil.example',
  'a whole address': 'https://evil.example/',
  'an encoded host': '%2F%2Fevil.example',
  'a host encoded twice': '%252F%252Fevil.example',
  'a tab that browsers drop': '/\t/evil.example',
} as const
