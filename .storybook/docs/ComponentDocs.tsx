import { Controls, Description, Primary, Stories, Subtitle, Title } from '@storybook/addon-docs/blocks'
import { EntryGuide, useGuideLanguage } from './EntryGuide.tsx'

/** The page of a component of `@mall/ui`: what is said of it in the chosen language, then its stories and its props. The page for developers has its own example and props. */
export const ComponentDocs = ({ entry }: { readonly entry: string }) => {
  const isForDevelopers = useGuideLanguage() === 'en'
  return (
    <>
      <Title />
      <Subtitle />
      <EntryGuide entry={entry} />
      {isForDevelopers ? null : (
        <>
          <Description of="meta" />
          <Primary />
          <div style={{ overflowX: 'auto' }}>
            <Controls />
          </div>
        </>
      )}
      <Stories />
    </>
  )
}
