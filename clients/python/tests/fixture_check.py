"""The pytest fixture. test_testing.py runs this with pytest, where that is installed."""

hosts = []


def test_host_is_there(navhost):
    hosts.append(navhost.socket_path)
    assert navhost.client().call("ping") == {"pong": True}


def test_each_test_has_its_own(navhost):
    assert navhost.socket_path not in hosts
    assert navhost.client("mine").call("host.sessions")["sessions"][0]["name"] == "mine"
