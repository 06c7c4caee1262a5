"""A test of one history, whatever breaks: the same for members and hosts, and for each server."""

from links import Links
from servers import Cluster


class Troubles:
    """A subclass names the `kind` of rounds, the `binary` of the server, and the `troubles`. Its `network` joins hosts and servers."""

    network = staticmethod(Links)

    def complete(self, rounds):
        """Goes on until the rounds have shown what they are for."""

    def test_one_history_whatever_breaks(self):
        links = self.enterContext(self.network())
        cluster = self.enterContext(Cluster(self.binary(), node=links.node))
        with cluster.logs_of_failure(), self.kind(cluster, links, seed=1) as rounds:
            for trouble in rounds.possible(self.troubles):
                with self.subTest(trouble):
                    rounds.run(trouble)
            self.complete(rounds)
            self.assertEqual(list(map(str, rounds.findings())), [], f"nats-server {cluster.version_text}")
            owners = {record.append.split(".")[0] for record in rounds.log.records if record.kind == "claim"}
            self.assertGreater(len(owners), 1, "the scene has not changed its owner")
