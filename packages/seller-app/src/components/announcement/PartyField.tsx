import type { CallOutput } from '@mall/api/contract'
import { announcementAudienceNames, type AnnouncementAudience } from '@mall/api/seller/contract'
import { Combobox } from '@mall/ui/combobox'
import { Field } from '@mall/ui/field'
import { useState } from 'react'

export type FindParties = (keyword: string) => Promise<CallOutput<'POST /api/SellerAnnouncement/Parties'>>

/** For whom an announcement is. */
export interface ChosenParty {
  readonly For: AnnouncementAudience
  readonly PartyId: number | null
}

interface PartyFieldProps {
  /** The one that is chosen at first; null: all. */
  readonly initial: (ChosenParty & { readonly Name: string }) | null
  readonly error: string | undefined
  /** Whether all can be chosen, by leaving it empty. */
  readonly mayBeAll: boolean
  readonly find: FindParties
  readonly onChoose: (party: ChosenParty) => void
}

type Option = { readonly value: number; readonly label: string; readonly description?: string; readonly party: ChosenParty }

/** Groups and companies have ids of their own: as options they never meet. */
const valueOf = ({ For, PartyId }: ChosenParty): number => (PartyId ?? 0) * 2 + (For === 'group' ? 1 : 0)

const nobodyElse: ChosenParty = { For: 'all', PartyId: null }

/** 给谁看: a group or a company of the user's customers, or all. */
export const PartyField = ({ initial, error, mayBeAll, find, onChoose }: PartyFieldProps) => {
  const [chosen, setChosen] = useState<Option | null>(initial === null || initial.PartyId === null ? null : { value: valueOf(initial), label: initial.Name, party: initial })
  return (
    <Field label="给谁看" required={!mayBeAll} error={error} hint={chosen === null && mayBeAll ? '不选就是全部，访客也看得到' : chosen?.party.For === 'group' ? '集团下的每家公司都看得到' : undefined}>
      <Combobox
        label="给谁看"
        clearable={mayBeAll}
        value={chosen}
        onValueChange={(option) => {
          const next = option as Option | null
          setChosen(next)
          onChoose(next?.party ?? nobodyElse)
        }}
        loadOptions={async (keyword) =>
          (await find(keyword.trim())).map(({ Level, PartyId, Name, Companies }): Option => {
            const party: ChosenParty = { For: Level, PartyId }
            return { value: valueOf(party), label: Name, description: Level === 'group' ? `${announcementAudienceNames.group}，${Companies} 家公司` : announcementAudienceNames.company, party }
          })
        }
        messages={{ placeholder: mayBeAll ? '全部' : '搜企业或集团' }}
      />
    </Field>
  )
}
