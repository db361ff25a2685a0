import { FileTray } from '@casewright/ui';
import type { Uploads } from '@casewright/web/uploads';

export const AttachmentTray = ({
  attachments: { files, pause, resume, remove },
}: {
  readonly attachments: Uploads;
}) => (
  <FileTray
    label="Attachments"
    className="md:grid-cols-2"
    files={files}
    onPause={pause}
    onResume={resume}
    onRemove={(id) => void remove(id)}
  />
);
