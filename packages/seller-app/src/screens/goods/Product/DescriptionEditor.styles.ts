import { styled } from 'styled-components'

/** What is put into the text, on the head of its frame. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-4) var(--mall-space-12);
  align-items: center;
  padding-inline: var(--mall-space-12);
  border: 1px solid var(--mall-divider);
  border-block-end: 0;
  border-radius: var(--mall-radius-control) var(--mall-radius-control) 0 0;
  background: var(--mall-canvas);

  > :last-of-type:not(button) {
    margin-inline-start: auto;
  }
`

/** What buyers read, as wide as their page has it. */
export const Shown = styled.div`
  min-block-size: 120px;
  padding: var(--mall-space-8) var(--mall-space-16);
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-control);
  background: var(--mall-surface);

  h3,
  h4 {
    font-weight: 600;
  }
`
