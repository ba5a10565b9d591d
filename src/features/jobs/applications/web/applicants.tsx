import { applicantsTexts as texts } from '#features/jobs/applications/applicants.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { CardSkeletons } from '#ui/feedback/card-skeletons.tsx';
import { NoneInList } from '#ui/feedback/none-in-list.tsx';
import { ListAndPanel } from '#ui/layout/list-and-panel.tsx';
import { PagedList } from '#ui/layout/paged-list.tsx';
import { LeaveQuestion } from '#ui/leaving/leave-question.tsx';
import { useUnsavedParts } from '#ui/leaving/use-unsaved-parts.ts';
import { useStableCallback } from '#ui/use-stable-callback.ts';
import { ApplicantBoard } from './applicant-board.tsx';
import { ApplicantPanel } from './applicant-panel.tsx';
import { ApplicantRow } from './applicant-row.tsx';
import { ChooseAll } from './choose-all.tsx';
import { MoveBar } from './move-bar.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import type { useApplicants } from './use-applicants.ts';
import { useChosenApplicants } from './use-chosen-applicants.ts';

type List = ReturnType<typeof useApplicants>;

type ApplicantsProps = {
  list: List;
  view: 'list' | 'board';
  /** Id of the applicant whose details are shown. */
  who: number | undefined;
  onWho: (id: number | undefined) => void;
  isFiltered: boolean;
  onShowAll: () => void;
};

export function Applicants({ list, view, who, onWho, isFiltered, onShowAll }: ApplicantsProps) {
  const { pages, applicants, change } = list;
  const unsaved = useUnsavedParts();
  const chosen = useChosenApplicants(list);
  return (
    <>
      <PagedList
        pages={pages}
        of="applicants"
        texts={texts}
        skeleton={<CardSkeletons label={texts.loading} />}
        whenEmpty={<NoneInList isFiltered={isFiltered} onShowAll={onShowAll} texts={texts} />}
      >
        {() =>
          view === 'board' ? (
            <ApplicantBoard
              applicants={applicants}
              counts={pages.first?.counts ?? {}}
              onShow={onWho}
              onMove={(id, status) => void change(id, { status })}
              onReject={(id) => chosen.setRejecting([id])}
            />
          ) : (
            <ApplicantList
              list={list}
              chosen={chosen}
              who={who}
              onWho={onWho}
              onUnsaved={unsaved.tell}
            />
          )
        }
      </PagedList>
      {chosen.ids.length > 0 && view === 'list' && (
        <MoveBar
          count={chosen.ids.length}
          onMove={(to) => void chosen.move(to)}
          onReject={chosen.askToReject}
          onClear={() => chosen.setTicked(new Set())}
        />
      )}
      <RejectDialog
        ids={chosen.rejecting}
        pending={list.isRejecting}
        onClose={() => chosen.setRejecting([])}
        onReject={() => void chosen.reject()}
      />
      <LeaveQuestion isChanged={unsaved.isAnyUnsaved} />
    </>
  );
}

type ApplicantListProps = Pick<ApplicantsProps, 'list' | 'who' | 'onWho'> & {
  chosen: ReturnType<typeof useChosenApplicants>;
  onUnsaved: (id: number, isUnsaved: boolean) => void;
};

/** The list of names with the details of one applicant beside it; the first until another is chosen. */
function ApplicantList({ list, chosen, who, onWho, onUnsaved }: ApplicantListProps) {
  const t = useTranslate();
  const { applicants, change, pending, readAgain } = list;
  const shown = applicants.find(({ application_id: id }) => id === who) ?? applicants[0];
  const show = useStableCallback(onWho);
  return (
    <ListAndPanel
      sticky
      head={<ChooseAll applicants={applicants} chosen={chosen.ids} onChoose={chosen.setTicked} />}
      list={applicants.map((applicant) => {
        const { application_id: id } = applicant;
        return (
          <ApplicantRow
            key={id}
            applicant={applicant}
            isShown={shown?.application_id === id}
            onShow={show}
            chosen={chosen.has(id)}
            onChoose={chosen.choose}
          />
        );
      })}
      panel={
        shown && (
          <ApplicantPanel
            key={shown.application_id}
            applicant={shown}
            pending={pending === shown.application_id}
            onChange={(values) => void change(shown.application_id, values)}
            onReject={() => chosen.setRejecting([shown.application_id])}
            onOpened={() => void readAgain()}
            onUnsaved={(isUnsaved) => onUnsaved(shown.application_id, isUnsaved)}
          />
        )
      }
      isChosen={who !== undefined}
      toList={t(texts.toList)}
      onToList={() => onWho(undefined)}
    />
  );
}
