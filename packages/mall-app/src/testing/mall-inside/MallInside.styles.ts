import { styled } from 'styled-components'

export const Bar = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  padding: 8px 16px;
  border-block-end: 1px solid var(--mall-divider);
  background: var(--mall-surface);
  color: var(--mall-text);
`

/** One line of people, which scrolls where there is no room. */
export const People = styled.div`
  display: flex;
  gap: 8px;
  min-inline-size: 0;
  padding-block: 4px;
  overflow-x: auto;

  & > * {
    flex: none;
  }
`

export const Role = styled.span`
  margin-inline-start: 6px;
  font-size: var(--mall-font-size-12);
`

export const Address = styled.form`
  display: flex;
  flex: 1 1 420px;
  gap: 8px;
  align-items: center;
  min-inline-size: 0;

  & > :nth-child(3) {
    flex: 1;
    min-inline-size: 0;
  }
`

export const Note = styled.p`
  flex-basis: 100%;
  margin: 0;
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-12);
  line-height: 18px;
`
