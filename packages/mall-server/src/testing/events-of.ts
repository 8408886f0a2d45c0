/** The events of a response as they come, their data as JSON. Comments, such as heartbeats, are left out. `break` ends the stream. */
export const eventsOf = async function* (response: Response): AsyncGenerator<{ readonly id: string | null; readonly data: unknown }> {
  if (response.body === null) return
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body) {
    text += decoder.decode(chunk, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const fieldOf = (name: string) => block.split('\n').find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2)
      const data = fieldOf('data')
      if (data !== undefined) yield { id: fieldOf('id') ?? null, data: JSON.parse(data) as unknown }
    }
  }
}
